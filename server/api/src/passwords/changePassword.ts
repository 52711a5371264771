import type { ChangePassword } from '@hashgrid/contracts';
import { addSeconds } from '../addSeconds';
import { findAccount } from '../accounts/accounts.queries';
import type { Caller } from '../caller/Caller';
import type { Player } from '../caller/Player';
import { LIFETIMES } from '../config';
import type { Context } from '../Context';
import { DomainError, fieldError } from '../DomainError';
import { FIELD_MESSAGES } from '../messages';
import { recordAndNotify } from '../security-log/recordAndNotify';
import { hasSecurityEvent } from '../security-log/securityEvents.queries';
import { lockPlayerAccount } from '../sessions/lockPlayerAccount';
import { getDeviceKey } from '../sessions/getDeviceKey';
import { confirmPassword } from './confirmPassword';
import { hashPassword, findWeakness, matchPassword, normalizePassword } from './passwords';
import { replacePassword } from './replacePassword';

/** Confirms the current password and replaces it. Throws what `changePassword` throws. */
async function confirmAndReplace(
  context: Context,
  player: Player,
  { currentPassword, newPassword }: ChangePassword,
  caller: Caller,
): Promise<void> {
  const { accountId, sessionId } = player;
  const account = await confirmPassword(context, {
    accountId,
    password: currentPassword,
    field: 'currentPassword',
    caller,
  });
  const weakness = findWeakness(newPassword, account);
  if (weakness) throw fieldError('newPassword', weakness);
  if (normalizePassword(newPassword) === normalizePassword(currentPassword))
    throw fieldError('newPassword', FIELD_MESSAGES.unchangedPassword);
  const passwordHash = await hashPassword(context, newPassword);
  await context.database.transaction(async (transaction) => {
    const current = await lockPlayerAccount(context, transaction, player);
    // A concurrent change may have replaced the password after it was confirmed.
    if (current.passwordHash !== account.passwordHash)
      throw fieldError('currentPassword', FIELD_MESSAGES.incorrectPassword);
    await replacePassword(context, transaction, {
      accountId,
      passwordHash,
      keep: { session: sessionId, device: getDeviceKey(caller) },
    });
    await recordAndNotify(context, transaction, { account, kind: 'passwordChanged', caller });
  });
}

/**
 * Returns whether the player has just changed the password to this one. Nobody can guess passwords with it: this runs only after an
 * incorrect current password, which counts toward the lockout.
 */
async function isAlreadyChanged(context: Context, accountId: string, newPassword: string): Promise<boolean> {
  const { database, now } = context;
  const since = addSeconds(now(), -LIFETIMES.repeatedPasswordChange);
  if (!(await hasSecurityEvent(database, { accountId, kind: 'passwordChanged', since }))) return false;
  const account = await findAccount(database, accountId);
  return (await matchPassword(context, newPassword, account?.passwordHash)) !== 'none';
}

const isCurrentPasswordIncorrect = (error: unknown): boolean =>
  error instanceof DomainError && error.errors?.currentPassword !== undefined;

/**
 * Changes the player's password and ends their other sessions. Repeating a change whose response was lost changes nothing. Throws a
 * field error on `currentPassword` or `newPassword`, `sessionRevoked` when the session has ended meanwhile, and `rateLimited` while
 * the account is locked.
 */
export async function changePassword(
  context: Context,
  player: Player,
  change: ChangePassword,
  caller: Caller,
): Promise<void> {
  try {
    await confirmAndReplace(context, player, change, caller);
  } catch (error) {
    if (!isCurrentPasswordIncorrect(error)) throw error;
    if (!(await isAlreadyChanged(context, player.accountId, change.newPassword))) throw error;
  }
}
