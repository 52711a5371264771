import type { Queries } from '../database/Database';
import { deleteBatch } from '../database/deleteBatch';

export interface IdempotencyKey {
  accountId: string;
  key: string;
  /** Hash of what distinguishes the order from others. */
  bodyHash: string;
}

/** Claims a key for this transaction and returns null, or returns what an earlier order stored for it. */
export async function claimIdempotencyKey<Response>(
  queries: Queries,
  idempotency: IdempotencyKey,
  now: Date,
): Promise<{ bodyHash: string; response: Response } | null> {
  const { accountId, key, bodyHash } = idempotency;
  // A second request under the same key waits here until the first has committed or failed.
  const claimed = await queries.query(
    `insert into idempotency_keys (account_id, key, body_hash, created_at) values ($1, $2, $3, $4)
     on conflict do nothing returning key`,
    [accountId, key, bodyHash, now],
  );
  if (claimed.length === 1) return null;
  const rows = await queries.query<{ bodyHash: string; response: Response }>(
    'select body_hash as "bodyHash", answer as response from idempotency_keys where account_id = $1 and key = $2',
    [accountId, key],
  );
  // Between the two statements, a purge may have deleted the key.
  return rows[0] ?? claimIdempotencyKey(queries, idempotency, now);
}

/** Stores the response that repeated orders get. */
export async function saveResponse(
  queries: Queries,
  { accountId, key }: Pick<IdempotencyKey, 'accountId' | 'key'>,
  response: unknown,
): Promise<void> {
  await queries.query('update idempotency_keys set answer = $3::jsonb where account_id = $1 and key = $2', [
    accountId,
    key,
    JSON.stringify(response),
  ]);
}

/** Deletes a batch of keys from before a time: no client repeats a request that old. Returns the number deleted. */
export const purgeIdempotencyKeys = (queries: Queries, before: Date): Promise<number> =>
  deleteBatch(queries, 'idempotency_keys', 'created_at < $1', [before]);

/** Returns whether the order with this key has been completed. */
export async function isKeyUsed(
  queries: Queries,
  { accountId, key }: Pick<IdempotencyKey, 'accountId' | 'key'>,
): Promise<boolean> {
  const rows = await queries.query('select 1 from idempotency_keys where account_id = $1 and key = $2', [
    accountId,
    key,
  ]);
  return rows.length > 0;
}
