import type { DomainError } from '../DomainError';
import type { Context } from '../Context';
import type { AttemptCounter } from '../lockouts/AttemptCounter';
import { startAttempt, undoAttempt } from '../lockouts/lockout';
import { incorrectCodeError } from './incorrectCodeError';
import { prepareTwoFactorCode, type CodeAttempt, type ConsumeCode } from './prepareTwoFactorCode';

/** A code that counts as an attempt, and that the transaction of its order or change uses up. */
export interface CountedCode {
  /** Returns false when the code is incorrect or already used. */
  consume: ConsumeCode;
  /** Takes the attempt off the count. Call it unless `consume` returned false. */
  undoAttempt(): Promise<void>;
  /** The error to throw when `consume` returned false. */
  error: DomainError;
}

/** Counts the code of a logged-in player as an attempt. Throws `rateLimited` while the account is locked. */
export async function countCode(context: Context, attempt: CodeAttempt): Promise<CountedCode> {
  const { account, code, caller } = attempt;
  const counter: AttemptCounter = { factor: 'code', email: account.email, source: 'session' };
  await startAttempt(context, counter, caller);
  return {
    consume: await prepareTwoFactorCode(context, attempt),
    undoAttempt: () => undoAttempt(context, context.database, counter),
    error: incorrectCodeError(code),
  };
}
