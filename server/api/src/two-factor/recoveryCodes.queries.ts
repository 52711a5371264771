import { getFirstRow } from '../database/getFirstRow';
import type { Queries } from '../database/Database';

/** Replaces the recovery codes of an account. */
export async function replaceRecoveryCodes(
  queries: Queries,
  accountId: string,
  hashes: string[],
): Promise<void> {
  await queries.query('delete from recovery_codes where account_id = $1', [accountId]);
  await queries.query('insert into recovery_codes (account_id, hash) select $1, unnest($2::text[])', [
    accountId,
    hashes,
  ]);
}

/** Returns whether an account has a code with this hash, used or not. */
export async function hasRecoveryCode(queries: Queries, accountId: string, hash: string): Promise<boolean> {
  const rows = await queries.query('select 1 from recovery_codes where account_id = $1 and hash = $2', [
    accountId,
    hash,
  ]);
  return rows.length === 1;
}

/** Marks a code as used; false when it is unknown or already used. */
export async function consumeRecoveryCode(
  queries: Queries,
  { accountId, hash, now }: { accountId: string; hash: string; now: Date },
): Promise<boolean> {
  const rows = await queries.query(
    `update recovery_codes set used_at = $3
     where account_id = $1 and hash = $2 and used_at is null returning hash`,
    [accountId, hash, now],
  );
  return rows.length === 1;
}

export async function countRecoveryCodes(queries: Queries, accountId: string): Promise<number> {
  const rows = await queries.query<{ count: number }>(
    'select count(*)::int as count from recovery_codes where account_id = $1 and used_at is null',
    [accountId],
  );
  return getFirstRow(rows).count;
}
