import type { TwoFactorProof } from '@hashgrid/contracts';
import { MESSAGES } from '../messages';
import type { Account } from '../accounts/accounts.queries';
import { findTwoFactor } from './twoFactor.queries';
import { confirmPassword } from '../passwords/confirmPassword';
import type { Context } from '../Context';
import type { Caller } from '../caller/Caller';
import { limitRate } from '../rate-limits/limitRate';
import type { AttemptCounter } from '../lockouts/AttemptCounter';
import { startAttempt, undoAttempt } from '../lockouts/lockout';
import { DomainError } from '../DomainError';
import { consumeTwoFactorCode } from './consumeTwoFactorCode';
import { incorrectCodeError } from './incorrectCodeError';

/**
 * Checks the password and the two-factor code of a logged-in player. Incorrect attempts count toward the lockout. Throws a
 * field error on `password` or `code`, `conflict` when two-factor authentication is disabled, and `rateLimited` while the
 * account is locked.
 */
export async function confirmBothFactors(
  context: Context,
  { accountId, proof, caller }: { accountId: string; proof: TwoFactorProof; caller: Caller },
): Promise<Account> {
  await limitRate(context, 'codesByIpAddress', caller.ipAddress);
  if (!(await findTwoFactor(context.database, accountId)))
    throw new DomainError('conflict', MESSAGES.twoFactorNotEnabled);
  const { password, code } = proof;
  const account = await confirmPassword(context, { accountId, password, field: 'password', caller });
  const counter: AttemptCounter = { factor: 'code', email: account.email, source: 'session' };
  await startAttempt(context, counter, caller);
  if (!(await consumeTwoFactorCode(context, { account, code, caller }))) throw incorrectCodeError(code);
  await undoAttempt(context, context.database, counter);
  return account;
}
