import { CommandError } from '../CommandError';

/** An operator's command that lists staff, or makes a player staff or not. */
export type StaffCommand =
  { action: 'listStaff' } | { action: 'grantStaff' | 'revokeStaff'; username: string };

export const STAFF_USAGE = `Manages which players are staff. Staff see the errors, page views, performance and policy violations of all players:

  npm run staff -w @hashgrid/server -- grant <username>
  npm run staff -w @hashgrid/server -- revoke <username>
  npm run staff -w @hashgrid/server -- list`;

/**
 * Parses the arguments of the command line.
 * @throws {CommandError} With the usage when they are invalid.
 */
export function parseStaffCommand([action, username, ...others]: string[]): StaffCommand {
  if (action === 'list' && username === undefined) return { action: 'listStaff' };
  if ((action === 'grant' || action === 'revoke') && username && others.length === 0)
    return { action: action === 'grant' ? 'grantStaff' : 'revokeStaff', username };
  throw new CommandError(STAFF_USAGE);
}
