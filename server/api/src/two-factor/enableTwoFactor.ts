import type { RecoveryCodes } from '@hashgrid/contracts';
import { LIFETIMES } from '../config';
import { MESSAGES } from '../messages';
import { findAccount, lockAccount } from '../accounts/accounts.queries';
import { replaceRecoveryCodes } from './recoveryCodes.queries';
import { completeTwoFactorSetup, findTwoFactor, findTwoFactorSetup } from './twoFactor.queries';
import { secondsLater, type Caller, type Context } from '../Context';
import { limitRate } from '../rate-limits/limitRate';
import { startAttempt, undoAttempt } from '../lockouts/lockout';
import { matchingStep } from './matchingStep';
import { fieldError, ProductError } from '../ProductError';
import { hashRecoveryCode, newRecoveryCodes, plainCode } from './recoveryCodes';
import { unseal } from '../cryptography/encrypt';
import { recordAndNotify } from '../security-log/recordAndNotify';

async function refuse({ database }: Context, accountId: string): Promise<never> {
  const isOn = await findTwoFactor(database, accountId);
  throw new ProductError(409, isOn ? MESSAGES.twoFactorIsOn : MESSAGES.twoFactorSetupOver);
}

/**
 * Ends a set-up: its first code makes the second factor active, and counts as used. Gives the recovery codes, which are
 * shown this once. Wrong codes count towards the account's lock, so that a stolen session cannot guess its way through a
 * set-up that its owner has left open. Throws on `code` when it is wrong, 409 when no set-up is open, 429 while locked.
 */
export async function enableTwoFactor(
  context: Context,
  { accountId, code, caller }: { accountId: string; code: string; caller: Caller },
): Promise<RecoveryCodes> {
  await limitRate(context, 'codesByAddress', caller.address);
  const now = context.now();
  const since = secondsLater(now, -LIFETIMES.twoFactorSetup);
  const setup = await findTwoFactorSetup(context.database, accountId, since);
  const owner = await findAccount(context.database, accountId);
  if (!setup || !owner) return refuse(context, accountId);
  await startAttempt(context, owner.email, caller);
  const step = await matchingStep(unseal(context, accountId, setup.secret), plainCode(code), now);
  if (step === undefined) throw fieldError('code', MESSAGES.wrongCode);
  await undoAttempt(context, owner.email);
  const completed = { accountId, secret: setup.secret, step, now };
  const recoveryCodes = newRecoveryCodes();
  const hashes = await Promise.all(recoveryCodes.map((each) => hashRecoveryCode(context, accountId, each)));
  const announce = await context.database.transaction(async (queries) => {
    const account = await lockAccount(queries, accountId);
    if (!account || !(await completeTwoFactorSetup(queries, completed))) return undefined;
    await replaceRecoveryCodes(queries, accountId, hashes);
    return recordAndNotify(context, queries, { account, kind: 'twoFactorEnabled', caller });
  });
  if (!announce) return refuse(context, accountId);
  announce();
  return { recoveryCodes };
}
