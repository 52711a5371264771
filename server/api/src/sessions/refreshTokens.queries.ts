import type { Queries } from '../database/Database';
import { deleteBatch } from '../database/deleteBatch';

/** A refresh token with its session; all refresh tokens of a session form a family. */
export interface RefreshTokenRow {
  sessionId: string;
  accountId: string;
  usedAt: Date | null;
  /** Hash of the ID of the request that used the token; null if it had none. */
  requestHash: string | null;
  /** The `User-Agent` of the session's last refresh. */
  device: string;
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
       request_hash as "requestHash", device, revoked_at as "revokedAt", expires_at as "expiresAt"
     from refresh_tokens join sessions on sessions.id = session_id
     where hash = $1 for update`,
    [hash],
  );
  return rows[0];
}

export async function markRefreshTokenUsed(
  queries: Queries,
  { hash, requestHash, now }: { hash: string; requestHash: string | null; now: Date },
): Promise<void> {
  await queries.query('update refresh_tokens set used_at = $2, request_hash = $3 where hash = $1', [
    hash,
    now,
    requestHash,
  ]);
}

/** Returns whether a refresh token is still unused. */
export async function isRefreshTokenUnused(queries: Queries, hash: string): Promise<boolean> {
  const rows = await queries.query('select 1 from refresh_tokens where hash = $1 and used_at is null', [
    hash,
  ]);
  return rows.length === 1;
}

/**
 * Deletes a batch of tokens that were used before a time, except the latest of each session: if its response was lost, the device
 * still needs it to get the successor. Returns the number deleted.
 */
export const purgeRefreshTokens = (queries: Queries, before: Date): Promise<number> =>
  deleteBatch(
    queries,
    'refresh_tokens',
    `used_at < $1 and exists
       (select from refresh_tokens later where later.session_id = old.session_id and later.used_at > old.used_at)`,
    [before],
  );
