import { findTwoFactor, consumeTimeStep } from './twoFactor.queries';
import { consumeRecoveryCode } from './recoveryCodes.queries';
import type { Account } from '../accounts/accounts.queries';
import type { Context } from '../Context';
import type { Caller } from '../caller/Caller';
import { isOneTimeCode, findMatchingTimeStep } from './findMatchingTimeStep';
import { hashRecoveryCode, normalizeCode, RECOVERY_CODE_LENGTH } from './recoveryCodes';
import { decryptFactorSecret, decryptRecoverySalt } from './twoFactorSecrets';
import { recordAndNotify } from '../security-log/recordAndNotify';

async function consumeOneTimeCode(context: Context, accountId: string, code: string): Promise<boolean> {
  const factor = await findTwoFactor(context.database, accountId);
  if (!factor) return false;
  const step = await findMatchingTimeStep(decryptFactorSecret(context, factor), code, context.now());
  return step !== undefined && consumeTimeStep(context.database, accountId, step);
}

async function consumeRecoveryCodeAndNotify(
  context: Context,
  account: Account,
  code: string,
  caller: Caller,
): Promise<boolean> {
  const factor = await findTwoFactor(context.database, account.id);
  if (!factor) return false;
  const hash = await hashRecoveryCode(context, decryptRecoverySalt(context, factor), code);
  return context.database.transaction(async (transaction) => {
    const use = { accountId: account.id, hash, now: context.now() };
    if (!(await consumeRecoveryCode(transaction, use))) return false;
    await recordAndNotify(context, transaction, { account, kind: 'recoveryCodeUsed', caller });
    return true;
  });
}

/**
 * Checks a code of the account's second factor and marks it as used: a current one-time code whose time step is unused, or
 * a recovery code, whose use is logged and emailed. Returns false when it is neither. Call `startAttempt` first.
 */
export async function consumeTwoFactorCode(
  context: Context,
  { account, code, caller }: { account: Account; code: string; caller: Caller },
): Promise<boolean> {
  const plain = normalizeCode(code);
  if (isOneTimeCode(plain)) return consumeOneTimeCode(context, account.id, plain);
  return (
    plain.length === RECOVERY_CODE_LENGTH && consumeRecoveryCodeAndNotify(context, account, plain, caller)
  );
}
