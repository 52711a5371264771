import type { Queries } from '../database/Database';

/** A master key that the database has been used with. */
export interface MasterKeyRow {
  kid: string;
  /** Derived from the key: tells whether a key of this ID is the same one, and reveals nothing about it. */
  checkValue: string;
  /** Since when nothing is encrypted with it; null while it is needed. */
  retiredAt: Date | null;
  /**
   * When it first became the key that signs and encrypts, Unix time in milliseconds; null when it never was.
   */
  primarySince: number | null;
}

/** Locks the list of master keys until the transaction ends, and returns it. */
export async function lockMasterKeys(queries: Queries): Promise<MasterKeyRow[]> {
  await queries.query('lock table master_keys in share row exclusive mode');
  return queries.query<MasterKeyRow>(
    `select kid, check_value as "checkValue", retired_at as "retiredAt",
       (extract(epoch from primary_since) * 1000)::float8 as "primarySince" from master_keys order by kid`,
  );
}

/** Adds a key as retired, because nothing is encrypted with it yet; `markPrimaryKey` changes that. */
export async function addMasterKey(
  queries: Queries,
  { kid, checkValue }: Pick<MasterKeyRow, 'kid' | 'checkValue'>,
): Promise<void> {
  await queries.query(
    'insert into master_keys (kid, check_value, retired_at) values ($1, $2, now()) on conflict do nothing',
    [kid, checkValue],
  );
}

/** Marks a key as the one that signs and encrypts. `primarySince` keeps the time of the first call. */
export async function markPrimaryKey(queries: Queries, kid: string): Promise<void> {
  await queries.query(
    'update master_keys set retired_at = null, primary_since = coalesce(primary_since, clock_timestamp()) where kid = $1',
    [kid],
  );
}

/** Marks a key as no longer needed. */
export async function retireMasterKey(queries: Queries, kid: string): Promise<void> {
  await queries.query('update master_keys set retired_at = now() where kid = $1', [kid]);
}
