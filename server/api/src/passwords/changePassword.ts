import type { ChangePassword } from '@hashgrid/contracts';
import { FIELD_MESSAGES } from '../messages';
import { lockAccount } from '../accounts/accounts.queries';
import type { Player } from '../sessions/authenticate';
import { confirmPassword } from './confirmPassword';
import type { Caller, Context } from '../Context';
import { hashPassword, weaknessOf } from './passwords';
import { fieldError } from '../ProductError';
import { replacePassword } from './replacePassword';
import { recordAndNotify } from '../security-log/recordAndNotify';

/**
 * Changes the player's password [C9] and ends their other sessions. Throws on `currentPassword` or `newPassword`, 429
 * while the account is locked.
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
  const weakness = weaknessOf(newPassword, account);
  if (weakness) throw fieldError('newPassword', weakness);
  if (newPassword === currentPassword) throw fieldError('newPassword', FIELD_MESSAGES.passwordSame);
  const passwordHash = await hashPassword(context, newPassword);
  const announce = await context.database.transaction(async (queries) => {
    const now = await lockAccount(queries, accountId);
    // Of two changes at once the second one's current password is not current any more.
    if (now?.passwordHash !== account.passwordHash)
      throw fieldError('currentPassword', FIELD_MESSAGES.passwordWrong);
    await replacePassword(context, queries, { accountId, passwordHash, keepSession: sessionId });
    return recordAndNotify(context, queries, { account, kind: 'passwordChanged', caller });
  });
  announce();
}
