import type { ChangePassword } from '@hashgrid/contracts';
import { lockAccount } from '../accounts/accounts.queries';
import type { Caller } from '../caller/Caller';
import type { Player } from '../caller/Player';
import type { Context } from '../Context';
import { fieldError } from '../DomainError';
import { FIELD_MESSAGES } from '../messages';
import { recordAndNotify } from '../security-log/recordAndNotify';
import { getDeviceKey } from '../sessions/getDeviceKey';
import { confirmPassword } from './confirmPassword';
import { hashPassword, findWeakness, normalizePassword } from './passwords';
import { replacePassword } from './replacePassword';

/**
 * Changes the player's password and ends their other sessions. Throws a field error on `currentPassword` or
 * `newPassword`, and `rateLimited` while the account is locked.
 */
export async function changePassword(
  context: Context,
  { accountId, sessionId }: Player,
  { currentPassword, newPassword }: ChangePassword,
  caller: Caller,
): Promise<void> {
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
    const current = await lockAccount(transaction, accountId);
    // A concurrent change may have replaced the password after it was confirmed.
    if (current?.passwordHash !== account.passwordHash)
      throw fieldError('currentPassword', FIELD_MESSAGES.incorrectPassword);
    await replacePassword(context, transaction, {
      accountId,
      passwordHash,
      keep: { session: sessionId, device: getDeviceKey(caller) },
    });
    await recordAndNotify(context, transaction, { account, kind: 'passwordChanged', caller });
  });
}
