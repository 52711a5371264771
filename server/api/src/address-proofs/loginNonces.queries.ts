import type { Queries } from '../database/Database';
import { deleteBatch } from '../database/deleteBatch';

export async function addNonce(queries: Queries, nonce: string, expiresAt: Date): Promise<void> {
  await queries.query('insert into login_nonces (nonce, expires_at) values ($1, $2)', [nonce, expiresAt]);
}

/** Returns whether a nonce is still unused; false for an unknown one. */
export async function isNonceUnused(queries: Queries, nonce: string): Promise<boolean> {
  const rows = await queries.query('select 1 from login_nonces where nonce = $1', [nonce]);
  return rows.length > 0;
}

/** Deletes a nonce. Returns whether it was valid; of concurrent uses one gets `valid`. A used one is `unknown`. */
export async function consumeNonce(
  queries: Queries,
  nonce: string,
  now: Date,
): Promise<'valid' | 'expired' | 'unknown'> {
  const rows = await queries.query<{ expiresAt: Date }>(
    'delete from login_nonces where nonce = $1 returning expires_at as "expiresAt"',
    [nonce],
  );
  const [row] = rows;
  if (!row) return 'unknown';
  return row.expiresAt > now ? 'valid' : 'expired';
}

/** Deletes a batch of nonces that expired before a time. Returns the number deleted. */
export const purgeNonces = (queries: Queries, before: Date): Promise<number> =>
  deleteBatch(queries, 'login_nonces', 'expires_at < $1', [before]);
