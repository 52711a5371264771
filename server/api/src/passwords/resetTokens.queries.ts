import type { Queries } from '../database/Database';
import { deleteBatch } from '../database/deleteBatch';

export interface ResetTokenRow {
  /** Null for an email without an account; its token is never sent. */
  accountId: string | null;
  expiresAt: Date;
  usedAt: Date | null;
}

const COLUMNS = 'account_id as "accountId", expires_at as "expiresAt", used_at as "usedAt"';

export async function addResetToken(
  queries: Queries,
  token: { hash: string; accountId: string | null; expiresAt: Date },
): Promise<void> {
  await queries.query('insert into reset_tokens (hash, account_id, expires_at) values ($1, $2, $3)', [
    token.hash,
    token.accountId,
    token.expiresAt,
  ]);
}

export async function findResetToken(queries: Queries, hash: string): Promise<ResetTokenRow | undefined> {
  const rows = await queries.query<ResetTokenRow>(`select ${COLUMNS} from reset_tokens where hash = $1`, [
    hash,
  ]);
  return rows[0];
}

/** Invalidates all open links of the account, because one was used or the password was changed. */
export async function markResetTokensUsed(queries: Queries, accountId: string, now: Date): Promise<void> {
  await queries.query('update reset_tokens set used_at = $2 where account_id = $1 and used_at is null', [
    accountId,
    now,
  ]);
}

/** Deletes a batch of links that expired before `before`. Returns the number deleted. */
export const purgeResetTokens = (queries: Queries, before: Date): Promise<number> =>
  deleteBatch(queries, 'reset_tokens', 'expires_at < $1', [before]);
