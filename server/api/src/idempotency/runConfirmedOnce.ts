import type { Context } from '../Context';
import type { Queries, Transaction } from '../database/Database';
import { countCode, type CountedCode } from '../two-factor/countCode';
import type { CodeAttempt } from '../two-factor/prepareTwoFactorCode';
import { isKeyUsed } from './idempotencyKeys.queries';
import { withIdempotency, type Order } from './withIdempotency';

interface ConfirmedWork<Response> {
  /** Checks the order before its transaction begins. Returns the code that confirms it, or undefined if it needs none. */
  confirm: () => Promise<CodeAttempt | undefined>;
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
  const isRepeated = (queries: Queries) => isKeyUsed(queries, order);
  const confirmCode = async (): Promise<CountedCode | undefined> => {
    const attempt = await confirm();
    return attempt && countCode(context, attempt, isRepeated);
  };
  // If the key is purged meanwhile, the repeated order would run now: it is then checked as an unconfirmed one.
  const needsConfirmation = !(await isRepeated(context.database));
  const [confirmation] = await Promise.allSettled([needsConfirmation ? confirmCode() : undefined]);
  return withIdempotency(context, order, async (transaction) => {
    if (confirmation.status === 'rejected') throw confirmation.reason;
    const code = confirmation.value;
    if (code && !(await code.consume(transaction))) throw code.error;
    return run(transaction, code !== undefined);
  });
}
