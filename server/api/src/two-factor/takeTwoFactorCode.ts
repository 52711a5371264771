import { findTwoFactor, takeStep } from './twoFactor.queries';
import { takeRecoveryCode } from './recoveryCodes.queries';
import type { Account } from '../accounts/accounts.queries';
import type { Caller, Context } from '../Context';
import { isOneTimeCode, matchingStep } from './matchingStep';
import { hashRecoveryCode, plainCode, RECOVERY_CODE_SIGNS } from './recoveryCodes';
import { unseal } from '../cryptography/encrypt';
import { recordAndNotify } from '../security-log/recordAndNotify';

async function takeOneTimeCode(context: Context, accountId: string, code: string): Promise<boolean> {
  const factor = await findTwoFactor(context.database, accountId);
  if (!factor) return false;
  const step = await matchingStep(unseal(context, accountId, factor.secret), code, context.now());
  return step !== undefined && takeStep(context.database, accountId, step);
}

async function spendRecoveryCode(
  context: Context,
  account: Account,
  code: string,
  caller: Caller,
): Promise<boolean> {
  const hash = await hashRecoveryCode(context, account.id, code);
  const announce = await context.database.transaction(async (queries) => {
    const taken = { accountId: account.id, hash, now: context.now() };
    if (!(await takeRecoveryCode(queries, taken))) return undefined;
    return recordAndNotify(context, queries, { account, kind: 'recoveryCodeUsed', caller });
  });
  announce?.();
  return announce !== undefined;
}

/**
 * Takes a code of the account's second factor: six digits that are right now and whose time step was not used before, or
 * a recovery code, which is spent, logged and
 * mailed. False when it is neither. Count the attempt before.
 */
export async function takeTwoFactorCode(
  context: Context,
  { account, code, caller }: { account: Account; code: string; caller: Caller },
): Promise<boolean> {
  const plain = plainCode(code);
  if (isOneTimeCode(plain)) return takeOneTimeCode(context, account.id, plain);
  return plain.length === RECOVERY_CODE_SIGNS && spendRecoveryCode(context, account, plain, caller);
}
