import { findAccountByUsername, lockAccount } from '../accounts/accounts.queries';
import { normalizeIdentifier } from '../accounts/normalizeIdentifier';
import { CommandError } from '../CommandError';
import type { Context } from '../Context';
import { listStaff, setStaff } from './staff.queries';
import type { StaffCommand } from './StaffCommand';

/**
 * Grants, revokes or lists staff and returns the lines to print.
 * @throws {CommandError} When no account has the username, or the account to grant staff to is closed.
 */
export async function runStaffCommand({ database }: Context, command: StaffCommand): Promise<string[]> {
  if (command.action === 'listStaff') {
    const names = await listStaff(database);
    return names.length > 0 ? names : ['No players are staff.'];
  }
  const { username } = command;
  const found = await findAccountByUsername(database, normalizeIdentifier(username));
  if (!found) throw new CommandError(`No player is named "${username}".`);
  const isGranted = command.action === 'grantStaff';
  await database.transaction(async (transaction) => {
    const account = await lockAccount(transaction, found.id);
    if (isGranted && account?.closedAt) throw new CommandError(`The account of ${found.username} is closed.`);
    await setStaff(transaction, found.id, isGranted);
  });
  return [`${found.username} is ${isGranted ? 'now' : 'no longer'} staff.`];
}
