import { MESSAGES } from '../messages';
import type { Account } from '../accounts/accounts.queries';
import { findTwoFactor } from './twoFactor.queries';
import type { Context } from '../Context';
import type { Caller } from '../caller/Caller';
import { limitRate } from '../rate-limits/limitRate';
import type { AttemptCounter } from '../lockouts/AttemptCounter';
import { startAttempt, undoAttempt } from '../lockouts/lockout';
import { DomainError } from '../DomainError';
import { consumeTwoFactorCode } from './consumeTwoFactorCode';
import { incorrectCodeError } from './incorrectCodeError';

/** Returns the error for a missing `code`. */
export const codeMissingError = () =>
  new DomainError('twoFactorCodeMissing', MESSAGES.twoFactorRequired, {
    errors: { code: [MESSAGES.twoFactorRequired] },
  });

/**
 * Checks the second factor before a player sends tokens. Returns whether it checked a code; false for players without a
 * second factor. Incorrect codes count toward the lockout. Throws an error on the field `code`, `twoFactorCodeMissing` when it is
 * missing and `invalid` when it is incorrect, and `rateLimited` while the account is locked.
 */
export async function confirmSending(
  context: Context,
  { account, code, caller }: { account: Account; code?: string; caller: Caller },
): Promise<boolean> {
  if (!(await findTwoFactor(context.database, account.id))) return false;
  if (code === undefined) throw codeMissingError();
  await limitRate(context, 'codesByIpAddress', caller.ipAddress);
  const counter: AttemptCounter = { factor: 'code', email: account.email, source: 'session' };
  await startAttempt(context, counter, caller);
  if (!(await consumeTwoFactorCode(context, { account, code, caller }))) throw incorrectCodeError(code);
  await undoAttempt(context, context.database, counter);
  return true;
}
