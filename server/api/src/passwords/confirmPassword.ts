import { FIELD_MESSAGES, MESSAGES } from '../messages';
import { findAccount, type Account } from '../accounts/accounts.queries';
import type { Context } from '../Context';
import type { Caller } from '../caller/Caller';
import { limitRate } from '../rate-limits/limitRate';
import type { AttemptCounter } from '../lockouts/AttemptCounter';
import { checkAttempt } from '../lockouts/lockout';
import { verifyAccountPassword } from './verifyAccountPassword';
import { fieldError, DomainError } from '../DomainError';

/**
 * Checks the password of a logged-in player again. Incorrect passwords count toward the lockout, so that somebody with a stolen
 * session can't guess it. Throws a field error on `field` when it is incorrect, and `rateLimited` while the account is locked or after
 * too many confirmations, correct ones included.
 */
export async function confirmPassword(
  context: Context,
  {
    accountId,
    password,
    field,
    caller,
  }: {
    accountId: string;
    password: string;
    field: string;
    caller: Caller;
  },
): Promise<Account> {
  const account = await findAccount(context.database, accountId);
  if (!account) throw new DomainError('notFound', MESSAGES.notFound);
  await limitRate(context, 'passwordsByAccount', accountId);
  const counter: AttemptCounter = { factor: 'password', email: account.email, source: 'session' };
  const owner = await checkAttempt(
    context,
    { counter, caller },
    () => verifyAccountPassword(context, account, password),
    (result) => result !== undefined,
  );
  if (!owner) throw fieldError(field, FIELD_MESSAGES.incorrectPassword);
  return owner;
}
