import type { Queries } from '../database/Database';
import { MESSAGES } from '../messages';
import { keepAnswer, takeIdempotencyKey } from './idempotencyKeys.queries';
import type { Context } from '../Context';
import { hashOf } from '../cryptography/keys';
import { ProductError } from '../ProductError';

/** What must happen once: whose, under which key, and all that makes it this order and no other. */
export interface Order {
  accountId: string;
  key: string;
  /** Its kind first. */
  content: readonly unknown[];
}

/**
 * Runs `work` in a transaction together with its idempotency key. The same key with the same order gives the same answer
 * and does nothing again; with another order it throws 422. What was refused leaves its key free.
 */
export async function withIdempotency<Answer>(
  context: Context,
  { accountId, key, content }: Order,
  work: (queries: Queries) => Promise<Answer>,
): Promise<Answer> {
  const bodyHash = hashOf(JSON.stringify(content));
  return context.database.transaction(async (queries) => {
    const idempotency = { accountId, key, bodyHash };
    const earlier = await takeIdempotencyKey<Answer>(queries, idempotency, context.now());
    if (earlier && earlier.bodyHash !== bodyHash) throw new ProductError(422, MESSAGES.idempotencyKeyReused);
    if (earlier) return earlier.answer;
    const answer = await work(queries);
    await keepAnswer(queries, idempotency, answer);
    return answer;
  });
}
