import { getFirstRow } from '../database/getFirstRow';
import type { Queries } from '../database/Database';

/** Returns the address of an account for a key; undefined when it has none. */
export async function findTopUpAddress(
  queries: Queries,
  { accountId, keyId }: { accountId: string; keyId: string },
): Promise<string | undefined> {
  const rows = await queries.query<{ address: string }>(
    'select address from top_up_addresses where account_id = $1 and key_id = $2',
    [accountId, keyId],
  );
  return rows[0]?.address;
}

/** Returns an address index that was never returned before. */
export async function allocateAddressIndex(queries: Queries): Promise<number> {
  const rows = await queries.query<{ position: number }>(
    `select nextval('top_up_positions')::integer as position`,
  );
  return getFirstRow(rows).position;
}

/** Adds the address of an account, unless another request was faster. */
export async function addTopUpAddress(
  queries: Queries,
  row: { address: string; accountId: string; keyId: string; position: number; createdAt: Date },
): Promise<void> {
  await queries.query(
    `insert into top_up_addresses (address, account_id, key_id, position, created_at) values ($1, $2, $3, $4, $5)
     on conflict (account_id, key_id) do nothing`,
    [row.address, row.accountId, row.keyId, row.position, row.createdAt],
  );
}

/** Returns all addresses of an account, the newest first; those of former keys are included. */
export async function listAccountTopUpAddresses(queries: Queries, accountId: string): Promise<string[]> {
  const rows = await queries.query<{ address: string }>(
    'select address from top_up_addresses where account_id = $1 order by created_at desc, position desc',
    [accountId],
  );
  return rows.map(({ address }) => address);
}

/** Returns all addresses, those of former keys and of closed accounts included. */
export async function listTopUpAddresses(queries: Queries): Promise<string[]> {
  const rows = await queries.query<{ address: string }>('select address from top_up_addresses');
  return rows.map(({ address }) => address);
}
