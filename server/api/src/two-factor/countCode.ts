import type { DomainError } from '../DomainError';
import type { Context } from '../Context';
import type { Queries } from '../database/Database';
import type { AttemptCounter } from '../lockouts/AttemptCounter';
import { checkAttempt } from '../lockouts/lockout';
import { incorrectCodeError } from './incorrectCodeError';
import { prepareTwoFactorCode, rejectCode, type CodeAttempt, type ConsumeCode } from './prepareTwoFactorCode';

/** A code that counts as an attempt if it is incorrect, and that the transaction of its order or change uses up. */
export interface CountedCode {
  /** Returns false when the code is incorrect or already used. */
  consume: ConsumeCode;
  /** The error to throw when `consume` returned false. */
  error: DomainError;
}

/**
 * Checks the code of a logged-in player and counts an incorrect one as an attempt, unless `isRepeated` returns true: the first
 * request has used the code of a repeated one. Throws `rateLimited` while the account is locked, also for a correct code.
 */
export async function countCode(
  context: Context,
  attempt: CodeAttempt,
  isRepeated: (queries: Queries) => Promise<boolean> = async () => false,
): Promise<CountedCode> {
  const { account, code, caller } = attempt;
  const counter: AttemptCounter = { factor: 'code', email: account.email, source: 'session' };
  const consume = await checkAttempt(
    context,
    { counter, caller },
    () => prepareTwoFactorCode(context, attempt),
    (result, transaction) => result !== rejectCode || isRepeated(transaction),
  );
  return { consume, error: incorrectCodeError(code) };
}
