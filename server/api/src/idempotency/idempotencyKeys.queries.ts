import type { Queries } from '../database/Database';

export interface IdempotencyKey {
  accountId: string;
  key: string;
  bodyHash: string;
}

/** What stands under a key: null when it was free and is now taken by this transaction. */
export async function takeIdempotencyKey<Answer>(
  queries: Queries,
  { accountId, key, bodyHash }: IdempotencyKey,
  now: Date,
): Promise<{ bodyHash: string; answer: Answer } | null> {
  // A second request under the same key waits here until the first has committed or failed.
  const taken = await queries.query(
    `insert into idempotency_keys (account_id, key, body_hash, created_at) values ($1, $2, $3, $4)
     on conflict do nothing returning key`,
    [accountId, key, bodyHash, now],
  );
  if (taken.length === 1) return null;
  const rows = await queries.query<{ bodyHash: string; answer: Answer }>(
    'select body_hash as "bodyHash", answer from idempotency_keys where account_id = $1 and key = $2',
    [accountId, key],
  );
  return rows[0]!;
}

/** Keeps the answer that the same request gets from now on. */
export async function keepAnswer(
  queries: Queries,
  { accountId, key }: Pick<IdempotencyKey, 'accountId' | 'key'>,
  answer: unknown,
): Promise<void> {
  await queries.query('update idempotency_keys set answer = $3::jsonb where account_id = $1 and key = $2', [
    accountId,
    key,
    JSON.stringify(answer),
  ]);
}

/** Drops keys from before `since`: nobody repeats a request that old. */
export async function forgetIdempotencyKeys(queries: Queries, since: Date): Promise<void> {
  await queries.query('delete from idempotency_keys where created_at < $1', [since]);
}

/** Whether a key was used: its order has been carried out. */
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
