import { firstRow } from '../database/firstRow';
import type { Queries } from '../database/Database';
import type { KeyPurpose } from './KeyRing';

/** A column that holds results of `encryptText`. */
export interface EncryptedColumn {
  table: string;
  column: string;
  purpose: KeyPurpose;
  /** SQL of the text that identifies a row in its ciphertext. */
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
  { table: 'secrets', column: 'value', purpose: 'legacy signing secret', row: 'name' },
];

const isUnder = (column: string) => `split_part(${column}, '.', 1) = $1`;

/** Returns how many ciphertexts need a master key. */
export async function countCiphertexts(queries: Queries, kid: string): Promise<number> {
  const counts = ENCRYPTED_COLUMNS.map(
    ({ table, column }) => `(select count(*) from ${table} where ${isUnder(column)})`,
  );
  const rows = await queries.query<{ count: number }>(`select (${counts.join(' + ')})::int as count`, [kid]);
  return firstRow(rows).count;
}
