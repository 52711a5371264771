import { findAccount, replacePasswordHash, type Account } from '../accounts/accounts.queries';
import type { Context } from '../Context';
import { hashPassword, matchPassword } from './passwords';

/**
 * Returns the account if the password is correct, else undefined. A hash of the password as typed, from before passwords were
 * normalized, is replaced.
 */
export async function verifyAccountPassword(
  context: Context,
  account: Account | undefined,
  password: string,
): Promise<Account | undefined> {
  const match = await matchPassword(context, password, account?.passwordHash);
  if (!account || match === 'none') return undefined;
  if (match === 'normalized') return account;
  const passwordHash = await hashPassword(context, password);
  const change = { id: account.id, from: account.passwordHash, to: passwordHash };
  if (await replacePasswordHash(context.database, change)) return { ...account, passwordHash };
  // A concurrent login has replaced it, or the password has changed.
  return verifyAccountPassword(context, await findAccount(context.database, account.id), password);
}
