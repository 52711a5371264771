import type { RecoveryCodes } from '@hashgrid/contracts';
import { LIFETIMES } from '../config';
import { MESSAGES } from '../messages';
import { findAccount } from '../accounts/accounts.queries';
import { replaceRecoveryCodes } from './recoveryCodes.queries';
import { completeTwoFactorSetup, findTwoFactor, findTwoFactorSetup } from './twoFactor.queries';
import type { Context } from '../Context';
import { addSeconds } from '../addSeconds';
import type { Caller } from '../caller/Caller';
import type { Player } from '../caller/Player';
import { limitRate } from '../rate-limits/limitRate';
import type { AttemptCounter } from '../lockouts/AttemptCounter';
import { checkAttempt } from '../lockouts/lockout';
import { findMatchingTimeStep } from './findMatchingTimeStep';
import { fieldError, DomainError } from '../DomainError';
import { createRecoveryCodes } from './createRecoveryCodes';
import { normalizeCode } from './recoveryCodes';
import { decryptFactorSecret, decryptRecoverySalt } from './twoFactorSecrets';
import { getDeviceKey } from '../sessions/getDeviceKey';
import { lockPlayerAccount } from '../sessions/lockPlayerAccount';
import { removeLoginDevices } from '../sessions/loginDevices.queries';
import { recordAndNotify } from '../security-log/recordAndNotify';

/** Throws the error for a code without a pending setup. */
async function rejectWithoutSetup({ database }: Context, accountId: string): Promise<never> {
  const twoFactor = await findTwoFactor(database, accountId);
  throw new DomainError(
    'conflict',
    twoFactor ? MESSAGES.twoFactorAlreadyEnabled : MESSAGES.twoFactorSetupExpired,
  );
}

/**
 * Completes a setup: the first code enables the second factor and counts as used. Returns the recovery codes, which are shown only
 * once. Removes all login devices except the caller's. Incorrect codes count toward the lockout, so that somebody with a stolen
 * session can't guess the code of a setup that the owner left pending. Throws a field error on `code` when it is incorrect, `conflict`
 * without a pending setup, `sessionRevoked` when the session has ended meanwhile, and `rateLimited` while the account is locked.
 */
export async function enableTwoFactor(
  context: Context,
  player: Player,
  { code, caller }: { code: string; caller: Caller },
): Promise<RecoveryCodes> {
  const { accountId } = player;
  await limitRate(context, 'codesByIpAddress', caller.ipAddress);
  const now = context.now();
  const startedAfter = addSeconds(now, -LIFETIMES.twoFactorSetup);
  const setup = await findTwoFactorSetup(context.database, accountId, startedAfter);
  const owner = await findAccount(context.database, accountId);
  if (!setup || !owner) return rejectWithoutSetup(context, accountId);
  const counter: AttemptCounter = { factor: 'code', email: owner.email, source: 'session' };
  const step = await checkAttempt(
    context,
    { counter, caller },
    () => findMatchingTimeStep(decryptFactorSecret(context, setup), normalizeCode(code), now),
    (result) => result !== undefined,
  );
  if (step === undefined) throw fieldError('code', MESSAGES.incorrectCode);
  const completed = { accountId, secret: setup.secret, step, now };
  const { recoveryCodes, hashes } = await createRecoveryCodes(context, decryptRecoverySalt(context, setup));
  const isEnabled = await context.database.transaction(async (transaction) => {
    // The owner may have reset the password meanwhile: a thief's authenticator must not lock them out.
    const account = await lockPlayerAccount(context, transaction, player);
    if (!(await completeTwoFactorSetup(transaction, completed))) return false;
    await replaceRecoveryCodes(transaction, accountId, hashes);
    // Other devices have never proved the second factor. Each known device would give someone who only knows the password more
    // guesses.
    await removeLoginDevices(transaction, accountId, getDeviceKey(caller) ?? null);
    await recordAndNotify(context, transaction, { account, kind: 'twoFactorEnabled', caller });
    return true;
  });
  if (!isEnabled) return rejectWithoutSetup(context, accountId);
  return { recoveryCodes };
}
