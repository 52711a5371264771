import { findAccountByUsername } from '../accounts/accounts.queries';
import { normalizeIdentifier } from '../accounts/normalizeIdentifier';
import { CommandError } from '../CommandError';
import type { Context } from '../Context';
import { listStaff, setStaff } from './staff.queries';
import type { StaffCommand } from './StaffCommand';

/**
 * Grants, revokes or lists staff and returns the lines to print.
 * @throws {CommandError} When no account has the name, or the account to grant staff to is closed.
 */
export async function runStaffCommand({ database }: Context, command: StaffCommand): Promise<string[]> {
  if (command.action === 'listStaff') {
    const names = await listStaff(database);
    return names.length > 0 ? names : ['Nobody is staff.'];
  }
  const account = await findAccountByUsername(database, normalizeIdentifier(command.username));
  if (!account) throw new CommandError(`No player is named "${command.username}".`);
  const isGranted = command.action === 'grantStaff';
  if (isGranted && account.closedAt) throw new CommandError(`The account of ${account.username} is closed.`);
  await setStaff(database, account.id, isGranted);
  return [`${account.username} is ${isGranted ? 'now' : 'no longer'} staff.`];
}
