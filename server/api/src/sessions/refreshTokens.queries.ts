import type { Queries } from '../database/Database';

/** A refresh token with its session; all refresh tokens of a session form a family. */
export interface RefreshTokenRow {
  sessionId: string;
  accountId: string;
  usedAt: Date | null;
  revokedAt: Date | null;
  expiresAt: Date;
}

export async function addRefreshToken(
  queries: Queries,
  token: { hash: string; sessionId: string; now: Date },
): Promise<void> {
  await queries.query('insert into refresh_tokens (hash, session_id, issued_at) values ($1, $2, $3)', [
    token.hash,
    token.sessionId,
    token.now,
  ]);
}

/**
 * Returns the token, locked with its session until the transaction ends: concurrent refreshes produce one successor,
 * and a concurrent revocation is seen.
 */
export async function lockRefreshToken(queries: Queries, hash: string): Promise<RefreshTokenRow | undefined> {
  const rows = await queries.query<RefreshTokenRow>(
    `select session_id as "sessionId", account_id as "accountId", refresh_tokens.used_at as "usedAt",
       revoked_at as "revokedAt", expires_at as "expiresAt"
     from refresh_tokens join sessions on sessions.id = session_id
     where hash = $1 for update`,
    [hash],
  );
  return rows[0];
}

export async function spendRefreshToken(queries: Queries, hash: string, now: Date): Promise<void> {
  await queries.query('update refresh_tokens set used_at = $2 where hash = $1', [hash, now]);
}

/** Deletes tokens that were used before `since`. */
export async function purgeRefreshTokens(queries: Queries, since: Date): Promise<void> {
  await queries.query('delete from refresh_tokens where used_at < $1', [since]);
}
