import type { Transaction } from '../database/Database';
import { MESSAGES } from '../messages';
import { saveResponse, claimIdempotencyKey } from './idempotencyKeys.queries';
import type { Context } from '../Context';
import { hashToken } from '../cryptography/tokens';
import { DomainError } from '../DomainError';

/** An order that must be carried out once, identified by its account and key. */
export interface Order {
  accountId: string;
  key: string;
  /** Everything that distinguishes it from other orders, its kind first. */
  content: readonly unknown[];
}

/**
 * Runs `work` in a transaction together with its idempotency key. Repeating an order with its key returns the first response
 * without running `work`; the key with another order throws `invalid`. When `work` throws, the key stays unused.
 */
export async function withIdempotency<Response>(
  context: Context,
  { accountId, key, content }: Order,
  work: (transaction: Transaction) => Promise<Response>,
): Promise<Response> {
  const bodyHash = hashToken(JSON.stringify(content));
  return context.database.transaction(async (transaction) => {
    const idempotency = { accountId, key, bodyHash };
    const earlier = await claimIdempotencyKey<Response>(transaction, idempotency, context.now());
    if (earlier && earlier.bodyHash !== bodyHash)
      throw new DomainError('invalid', MESSAGES.idempotencyKeyReused);
    if (earlier) return earlier.response;
    const response = await work(transaction);
    await saveResponse(transaction, idempotency, response);
    return response;
  });
}
