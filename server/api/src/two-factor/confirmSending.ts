import { MESSAGES } from '../messages';
import type { Account } from '../accounts/accounts.queries';
import { findTwoFactor } from './twoFactor.queries';
import type { Context } from '../Context';
import type { Caller } from '../caller/Caller';
import { limitRate } from '../rate-limits/limitRate';
import type { AttemptCounter } from '../lockouts/AttemptCounter';
import { startAttempt, undoAttempt } from '../lockouts/lockout';
import { DomainError } from '../DomainError';
import { prepareTwoFactorCode, type ConsumeCode } from './consumeTwoFactorCode';
import { incorrectCodeError } from './incorrectCodeError';

/** Returns the error for a missing `code`. */
export const codeMissingError = () =>
  new DomainError('twoFactorCodeMissing', MESSAGES.twoFactorRequired, {
    errors: { code: [MESSAGES.twoFactorRequired] },
  });

/** A code that counts as an attempt, and that the transaction of its order uses up. */
export interface CountedCode {
  /** Returns false when the code is incorrect or already used. */
  consume: ConsumeCode;
  /** Uncounts the attempt. Call it unless `consume` returned false. */
  uncount(): Promise<void>;
  /** The error to throw when `consume` returned false. */
  error: DomainError;
}

/**
 * Counts the code of a player who sends tokens as an attempt, so that incorrect ones lock the account. Returns undefined for
 * players without a second factor. Throws `twoFactorCodeMissing`, an error on the field `code`, and `rateLimited` while the
 * account is locked.
 */
export async function confirmSending(
  context: Context,
  { account, code, caller }: { account: Account; code?: string; caller: Caller },
): Promise<CountedCode | undefined> {
  if (!(await findTwoFactor(context.database, account.id))) return undefined;
  if (code === undefined) throw codeMissingError();
  await limitRate(context, 'codesByIpAddress', caller.ipAddress);
  const counter: AttemptCounter = { factor: 'code', email: account.email, source: 'session' };
  await startAttempt(context, counter, caller);
  return {
    consume: await prepareTwoFactorCode(context, { account, code, caller }),
    uncount: () => undoAttempt(context, context.database, counter),
    error: incorrectCodeError(code),
  };
}
