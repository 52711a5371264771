import type { ProvedAddress } from '../address-proofs/ProvedAddress';
import type { Queries } from '../database/Database';
import { getFirstRow } from '../database/getFirstRow';

export interface LinkedAddressRow extends ProvedAddress {
  accountId: string;
  name: string | null;
  linkedAt: Date;
  lastUsedAt: Date | null;
}

const COLUMNS = `address, account_id as "accountId", name, contract_chain_id as "contractChainId",
  linked_at as "linkedAt", last_used_at as "lastUsedAt"`;

/** Returns the wallet addresses of an account, first linked first. */
export const listLinkedAddresses = (queries: Queries, accountId: string): Promise<LinkedAddressRow[]> =>
  queries.query<LinkedAddressRow>(
    `select ${COLUMNS} from linked_addresses where account_id = $1 order by linked_at, address`,
    [accountId],
  );

/** Returns a linked address of any account. */
export async function findLinkedAddress(
  queries: Queries,
  address: string,
): Promise<LinkedAddressRow | undefined> {
  const rows = await queries.query<LinkedAddressRow>(
    `select ${COLUMNS} from linked_addresses where address = $1`,
    [address],
  );
  return rows[0];
}

/**
 * Returns a linked address of an account, whatever the case of its letters; undefined when it isn't linked.
 */
export async function findOwnAddress(
  queries: Queries,
  accountId: string,
  address: string,
): Promise<LinkedAddressRow | undefined> {
  const rows = await queries.query<LinkedAddressRow>(
    `select ${COLUMNS} from linked_addresses where account_id = $1 and lower(address) = lower($2)`,
    [accountId, address],
  );
  return rows[0];
}

/** Returns the address of an account that the proof with this hash has linked; undefined when there is none, or it was unlinked. */
export async function findAddressByProof(
  queries: Queries,
  accountId: string,
  proofHash: string,
): Promise<LinkedAddressRow | undefined> {
  const rows = await queries.query<LinkedAddressRow>(
    `select ${COLUMNS} from linked_addresses where account_id = $1 and proof_hash = $2`,
    [accountId, proofHash],
  );
  return rows[0];
}

export async function countLinkedAddresses(queries: Queries, accountId: string): Promise<number> {
  const rows = await queries.query<{ count: number }>(
    'select count(*)::integer as count from linked_addresses where account_id = $1',
    [accountId],
  );
  return getFirstRow(rows).count;
}

interface NewLink extends ProvedAddress {
  accountId: string;
  name: string | null;
  /** Hash of the address proof that was used; null for a signed message or a sign-up. */
  proofHash: string | null;
  now: Date;
}

/** Links an address. Returns undefined when it belongs to an account already; of concurrent links one wins. */
export async function addLinkedAddress(
  queries: Queries,
  link: NewLink,
): Promise<LinkedAddressRow | undefined> {
  const rows = await queries.query<LinkedAddressRow>(
    `insert into linked_addresses (address, account_id, name, contract_chain_id, proof_hash, linked_at)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning ${COLUMNS}`,
    [link.address, link.accountId, link.name, link.contractChainId, link.proofHash, link.now],
  );
  return rows[0];
}

export async function setAddressName(queries: Queries, address: string, name: string | null): Promise<void> {
  await queries.query('update linked_addresses set name = $2 where address = $1', [address, name]);
}

export async function setAddressUsed(queries: Queries, address: string, now: Date): Promise<void> {
  await queries.query('update linked_addresses set last_used_at = $2 where address = $1', [address, now]);
}

export async function deleteLinkedAddress(queries: Queries, address: string): Promise<void> {
  await queries.query('delete from linked_addresses where address = $1', [address]);
}
