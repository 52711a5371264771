import { getFirstRow } from '../database/getFirstRow';
import type { Queries } from '../database/Database';
import type { KeyPurpose } from './KeyRing';

/** A column that holds results of `encryptText`. */
export interface EncryptedColumn {
  table: string;
  column: string;
  purpose: KeyPurpose;
  /** SQL expression of the row's identifier in the associated data of its ciphertext. */
  row: string;
}

/** All columns with ciphertexts, for rotation. */
export const ENCRYPTED_COLUMNS: readonly EncryptedColumn[] = [
  { table: 'two_factor', column: 'secret', purpose: 'two-factor secrets', row: 'account_id::text' },
  { table: 'two_factor', column: 'recovery_salt', purpose: 'recovery codes', row: 'account_id::text' },
  { table: 'kyc', column: 'encrypted_details', purpose: 'identity details', row: 'account_id::text' },
  {
    table: 'kyc_files',
    column: 'data_key',
    purpose: 'identity files',
    row: "account_id::text || ':' || kind",
  },
  { table: 'mails', column: 'encrypted_text', purpose: 'emails', row: 'recipient' },
  { table: 'secrets', column: 'value', purpose: 'legacy signing secret', row: 'name' },
];

const BATCH_ROWS = 500;

/**
 * A ciphertext under another key than the primary one; `location` is the row's `ctid`, which is valid until the transaction ends.
 */
interface OldCiphertext {
  location: string;
  row: string;
  value: string;
}

/** Returns a batch of ciphertexts under one of these keys, locked until the transaction ends. Locked rows are skipped. */
export const lockOldCiphertexts = (
  queries: Queries,
  { table, column, row }: EncryptedColumn,
  kids: readonly string[],
): Promise<OldCiphertext[]> =>
  queries.query(
    `select ctid::text as location, ${row} as row, ${column} as value from ${table}
     where split_part(${column}, '.', 1) = any($1::text[]) limit ${BATCH_ROWS} for update skip locked`,
    [kids],
  );

export async function replaceCiphertext(
  queries: Queries,
  { table, column }: EncryptedColumn,
  { location, encrypted }: { location: string; encrypted: string },
): Promise<void> {
  await queries.query(`update ${table} set ${column} = $2 where ctid = $1::tid`, [location, encrypted]);
}

const matchKey = (column: string) => `split_part(${column}, '.', 1) = $1`;

/** Returns how many ciphertexts are encrypted under a master key. */
export async function countCiphertexts(queries: Queries, kid: string): Promise<number> {
  const counts = ENCRYPTED_COLUMNS.map(
    ({ table, column }) => `(select count(*) from ${table} where ${matchKey(column)})`,
  );
  const rows = await queries.query<{ count: number }>(`select (${counts.join(' + ')})::int as count`, [kid]);
  return getFirstRow(rows).count;
}
