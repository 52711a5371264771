import { findTwoFactor, consumeTimeStep } from './twoFactor.queries';
import { consumeRecoveryCode, hasRecoveryCode } from './recoveryCodes.queries';
import type { Account } from '../accounts/accounts.queries';
import type { Context } from '../Context';
import type { Caller } from '../caller/Caller';
import type { Transaction } from '../database/Database';
import { isOneTimeCode, findMatchingTimeStep } from './findMatchingTimeStep';
import { hashRecoveryCode, normalizeCode, RECOVERY_CODE_LENGTH } from './recoveryCodes';
import { decryptFactorSecret, decryptRecoverySalt } from './twoFactorSecrets';
import { recordAndNotify } from '../security-log/recordAndNotify';

/** Marks a code as used in a transaction. Returns false when the code is incorrect or already used. */
export type ConsumeCode = (transaction: Transaction) => Promise<boolean>;

/** A code of an account and who sent it. */
export interface CodeAttempt {
  account: Account;
  code: string;
  caller: Caller;
}

/** Rejects a code that was incorrect when it was checked first. Used codes get another function, because they don't count as guesses. */
export const rejectCode: ConsumeCode = async () => false;

/**
 * Returns a function that checks a code of the account's second factor and marks it as used: a current one-time code whose
 * time step is unused, or a recovery code, whose use is logged and emailed. The slow part of the check is already done, so that
 * the transaction is short. Call it in `checkAttempt`.
 */
export async function prepareTwoFactorCode(
  context: Context,
  { account, code, caller }: CodeAttempt,
): Promise<ConsumeCode> {
  const factor = await findTwoFactor(context.database, account.id);
  if (!factor) return rejectCode;
  const accountId = account.id;
  const plain = normalizeCode(code);
  if (isOneTimeCode(plain)) {
    const step = await findMatchingTimeStep(decryptFactorSecret(context, factor), plain, context.now());
    if (step === undefined) return rejectCode;
    return (transaction) => consumeTimeStep(transaction, accountId, step);
  }
  if (plain.length !== RECOVERY_CODE_LENGTH) return rejectCode;
  const hash = await hashRecoveryCode(context, decryptRecoverySalt(context, factor), plain);
  if (!(await hasRecoveryCode(context.database, accountId, hash))) return rejectCode;
  return async (transaction) => {
    if (!(await consumeRecoveryCode(transaction, { accountId, hash, now: context.now() }))) return false;
    await recordAndNotify(context, transaction, { account, kind: 'recoveryCodeUsed', caller });
    return true;
  };
}
