import type { Context } from '../Context';
import type { Transaction } from '../database/Database';
import type { CountedCode } from '../two-factor/countCode';
import { isKeyUsed } from './idempotencyKeys.queries';
import { withIdempotency, type Order } from './withIdempotency';

interface ConfirmedWork<Response> {
  /** Checks the order before its transaction begins. Returns the code that confirms it, or undefined if it needs none. */
  confirm: () => Promise<CountedCode | undefined>;
  run: (transaction: Transaction, isCodeChecked: boolean) => Promise<Response>;
}

/**
 * Confirms an order, then runs it as `withIdempotency` does. Its transaction uses up the code, so a code isn't lost with an order that
 * fails. A repeated order needs no confirmation. A failed confirmation throws its error, unless another attempt under the same
 * key has completed meanwhile: then the response of that attempt is returned.
 */
export async function runConfirmedOnce<Response>(
  context: Context,
  order: Order,
  { confirm, run }: ConfirmedWork<Response>,
): Promise<Response> {
  // If the key is purged meanwhile, the repeated order would run now: it is then checked as an unconfirmed one.
  const isRepeated = await isKeyUsed(context.database, order);
  const [confirmation] = await Promise.allSettled([isRepeated ? undefined : confirm()]);
  const code = confirmation.status === 'fulfilled' ? confirmation.value : undefined;
  let isRefused = false;
  try {
    return await withIdempotency(context, order, async (transaction) => {
      if (confirmation.status === 'rejected') throw confirmation.reason;
      if (code && !(await code.consume(transaction))) {
        isRefused = true;
        throw code.error;
      }
      return run(transaction, code !== undefined);
    });
  } finally {
    if (!isRefused) await code?.undoAttempt();
  }
}
