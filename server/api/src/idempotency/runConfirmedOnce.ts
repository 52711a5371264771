import type { Context } from '../Context';
import type { Transaction } from '../database/Database';
import { isKeyUsed } from './idempotencyKeys.queries';
import { withIdempotency, type Order } from './withIdempotency';

interface ConfirmedWork<Response> {
  /** Confirms the order before its transaction begins. Returns whether it checked a code. */
  confirm: () => Promise<boolean>;
  run: (transaction: Transaction, isCodeChecked: boolean) => Promise<Response>;
}

/**
 * Confirms an order, then runs it as `withIdempotency` does. A repeated order needs no confirmation. A failed
 * confirmation throws its error, unless another attempt under the same key has completed meanwhile, which may
 * have used up the code: then the response of that attempt is returned.
 */
export async function runConfirmedOnce<Response>(
  context: Context,
  order: Order,
  { confirm, run }: ConfirmedWork<Response>,
): Promise<Response> {
  // If the key is purged meanwhile, the repeated order would run now: it is then checked as an unconfirmed one.
  const isRepeated = await isKeyUsed(context.database, order);
  const confirmation = isRepeated
    ? { isCodeChecked: false }
    : await confirm().then(
        (isCodeChecked) => ({ isCodeChecked }),
        (error: unknown) => ({ error }),
      );
  return withIdempotency(context, order, async (transaction) => {
    if ('error' in confirmation) throw confirmation.error;
    return run(transaction, confirmation.isCodeChecked);
  });
}
