import { ERROR_CODES } from '@hashgrid/contracts';
import { MESSAGES } from '../messages';
import type { Account } from '../accounts/accounts.queries';
import { findTwoFactor } from './twoFactor.queries';
import type { Caller, Context } from '../Context';
import { limitRate } from '../rate-limits/limitRate';
import { startAttempt, undoAttempt } from '../lockouts/lockout';
import { fieldError, ProductError } from '../ProductError';
import { takeTwoFactorCode } from './takeTwoFactorCode';

/** Says on `code` that it is missing. */
export const codeNeeded = () =>
  new ProductError(422, MESSAGES.twoFactorNeeded, {
    code: ERROR_CODES.twoFactorNeeded,
    errors: { code: [MESSAGES.twoFactorNeeded] },
  });

/**
 * Has a player with a second factor prove it before they send; others pass. Wrong codes count towards the account's lock.
 * Throws on `code`: 5003 when it is missing, 422 when it is wrong, 429 while the account is locked.
 */
export async function confirmSending(
  context: Context,
  { account, code, caller }: { account: Account; code?: string; caller: Caller },
): Promise<void> {
  if (!(await findTwoFactor(context.database, account.id))) return;
  if (code === undefined) throw codeNeeded();
  await limitRate(context, 'codesByAddress', caller.address);
  await startAttempt(context, account.email, caller);
  if (!(await takeTwoFactorCode(context, { account, code, caller })))
    throw fieldError('code', MESSAGES.wrongCode);
  await undoAttempt(context, account.email);
}
