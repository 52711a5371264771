import type { Queries } from '../database/Database';
import type { ScannedToken } from './topUpScans.queries';

/** A transfer of the token to a deposit address, as a block contains it. */
export interface Transfer {
  txHash: string;
  /** Position among the logs of its transaction; a node's log index counts those of the whole block. */
  positionInTransaction: number;
  blockNumber: bigint;
  blockHash: string;
  /** The deposit address. */
  address: string;
  /** Units on the chain. */
  value: bigint;
  /** Minor units of the ledger, above 0. */
  amount: bigint;
}

export interface PendingTopUp extends Omit<Transfer, 'value'>, ScannedToken {
  id: bigint;
  accountId: string;
  /** Units on the chain as digits: there may be more than fit into a bigint column. */
  value: string;
}

const PENDING_COLUMNS = `id, chain_id as "chainId", token, tx_hash as "txHash",
  log_index as "positionInTransaction", block_number as "blockNumber", block_hash as "blockHash", address,
  account_id as "accountId", value::text as value, amount`;

/**
 * Stores a transfer as pending. A stored transfer moves to its new block after a reorganization, even if it had failed; a credited
 * one never changes.
 */
export async function saveTransfer(
  queries: Queries,
  transfer: Transfer & ScannedToken & { seenAt: Date },
): Promise<void> {
  await queries.query(
    `insert into top_ups (chain_id, token, tx_hash, log_index, block_number, block_hash, address, account_id, value, amount, seen_at)
     select $1, $2, $3, $4, $5, $6, address, account_id, $8::text::numeric, $9, $10 from top_up_addresses where address = $7
     on conflict (chain_id, tx_hash, log_index) do update set block_number = excluded.block_number,
       block_hash = excluded.block_hash, token = excluded.token, address = excluded.address, account_id = excluded.account_id,
       value = excluded.value, amount = excluded.amount, status = 'pending'
     where top_ups.status <> 'confirmed'`,
    [
      transfer.chainId,
      transfer.token,
      transfer.txHash,
      transfer.positionInTransaction,
      transfer.blockNumber,
      transfer.blockHash,
      transfer.address,
      transfer.value.toString(),
      transfer.amount,
      transfer.seenAt,
    ],
  );
}

/** Returns the transactions with stored transfers that haven't failed, from block `fromBlock` on: `hash of the block:hash of the transaction`. */
export async function listKnownTransactions(
  queries: Queries,
  { chainId, token, fromBlock }: ScannedToken & { fromBlock: bigint },
): Promise<Set<string>> {
  const rows = await queries.query<{ key: string }>(
    `select block_hash || ':' || tx_hash as key from top_ups
     where chain_id = $1 and token = $2 and block_number >= $3 and status <> 'failed'`,
    [chainId, token, fromBlock],
  );
  return new Set(rows.map(({ key }) => key));
}

/** Position of a transfer in the order of pending ones. */
export type PendingPosition = Pick<PendingTopUp, 'blockNumber' | 'id'>;

/**
 * Returns a batch of pending transfers in blocks up to `until`, oldest block first; only those after `after`, and up to `last`, if they are
 * given.
 */
export const listPendingTopUps = (
  queries: Queries,
  {
    chainId,
    token,
    until,
    after,
    last,
  }: ScannedToken & { until: bigint; after?: PendingPosition | undefined; last?: PendingPosition },
): Promise<PendingTopUp[]> =>
  queries.query(
    `select ${PENDING_COLUMNS} from top_ups
     where status = 'pending' and chain_id = $1 and token = $2 and block_number <= $3
       and ($4::bigint is null or (block_number, id) > ($4, $5))
       and ($6::bigint is null or (block_number, id) <= ($6, $7))
     order by block_number, id limit 100`,
    [
      chainId,
      token,
      until,
      after?.blockNumber ?? null,
      after?.id ?? null,
      last?.blockNumber ?? null,
      last?.id ?? null,
    ],
  );

/** Returns a transfer locked until the transaction ends; undefined unless it is pending in this block. */
export async function lockPendingTopUp(
  queries: Queries,
  { id, blockHash }: { id: bigint; blockHash: string },
): Promise<PendingTopUp | undefined> {
  const rows = await queries.query<PendingTopUp>(
    `select ${PENDING_COLUMNS} from top_ups where id = $1 and block_hash = $2 and status = 'pending' for update`,
    [id, blockHash],
  );
  return rows[0];
}

/** Marks a locked transfer as credited by a ledger entry. */
export async function confirmTopUp(queries: Queries, id: bigint, entryId: string): Promise<void> {
  await queries.query(`update top_ups set status = 'confirmed', entry_id = $2 where id = $1`, [id, entryId]);
}

/** Marks a transfer as failed, unless it was credited or found in another block. */
export async function failTopUp(
  queries: Queries,
  { id, blockHash }: { id: bigint; blockHash: string },
): Promise<void> {
  await queries.query(
    `update top_ups set status = 'failed' where id = $1 and block_hash = $2 and status = 'pending'`,
    [id, blockHash],
  );
}

/** A transfer as its player sees it. */
export interface TopUpRow {
  id: bigint;
  chainId: number;
  txHash: string;
  /** Minor units of the ledger. */
  amount: bigint;
  status: 'pending' | 'confirmed' | 'failed';
  blockNumber: bigint;
  seenAt: Date;
  /** Ledger entry that credits it; null until it is credited. */
  entryId: string | null;
}

/** Returns transfers to an account, newest first. */
export const listTopUps = (
  queries: Queries,
  { accountId, cursor, count }: { accountId: string; cursor: bigint | null; count: number },
): Promise<TopUpRow[]> =>
  queries.query(
    `select id, chain_id as "chainId", tx_hash as "txHash", amount, status, block_number as "blockNumber",
       seen_at as "seenAt", entry_id as "entryId"
     from top_ups where account_id = $1 and ($2::bigint is null or id < $2) order by id desc limit $3`,
    [accountId, cursor, count],
  );

/**
 * Returns a text per account that differs whenever a top-up of the account was seen, confirmed or failed, or a block was seen
 * while one is pending. Accounts without top-ups are left out.
 */
export const listTopUpRevisions = (
  queries: Queries,
  accountIds: readonly string[],
): Promise<{ accountId: string; revision: string }[]> =>
  queries.query(
    `select account_id as "accountId",
       concat_ws(' ', count(*), count(*) filter (where status = 'confirmed'), count(*) filter (where status = 'failed'),
         max(head) filter (where status = 'pending')) as revision
     from top_ups left join top_up_scans using (chain_id, token)
     where account_id = any($1::uuid[]) group by account_id`,
    [accountIds],
  );
