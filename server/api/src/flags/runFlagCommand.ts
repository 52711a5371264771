import { findAccountByUsername, type Account } from '../accounts/accounts.queries';
import { normalizeIdentifier } from '../accounts/normalizeIdentifier';
import { CommandError } from '../CommandError';
import type { Context } from '../Context';
import type { Queries } from '../database/Database';
import type { FlagCommand } from './FlagCommand';
import { listLiveFlags } from './listLiveFlags';
import { addFlagLogEntry, deleteFlag, listFlagLog, listFlags, saveFlag } from './flags.queries';

/** Returns the accounts of usernames in any case, each once. Throws a `CommandError` for a name without an account. */
async function findListedAccounts(queries: Queries, usernames: readonly string[]): Promise<Account[]> {
  const accounts = new Map<string, Account>();
  for (const username of usernames) {
    const account = await findAccountByUsername(queries, normalizeIdentifier(username));
    if (!account) throw new CommandError(`No player is named "${username}".`);
    accounts.set(account.id, account);
  }
  return [...accounts.values()];
}

/** Describes whom a flag is on for; `players` are the usernames of those listed, or their number. */
const describeReach = (percentage: number, players: readonly string[] | number): string => {
  const count = typeof players === 'number' ? players : players.length;
  const listed = typeof players === 'number' || count === 0 ? '' : ` (${players.join(', ')})`;
  return `${percentage}% of players${count > 0 ? ` and ${count} listed${listed}` : ''}`;
};

const describeUnknownFlag = (liveFlags: readonly string[]): string =>
  liveFlags.length === 0
    ? 'No live build has a flag yet.'
    : `No live build has this flag yet. Flags of live builds: ${liveFlags.join(', ')}`;

/**
 * Changes or lists flags and returns the lines to print. A change commits together with its log entry.
 * @throws {CommandError} When a player or a flag doesn't exist.
 */
export async function runFlagCommand({ database, now }: Context, command: FlagCommand): Promise<string[]> {
  if (command.action === 'listFlags') {
    const flags = await listFlags(database);
    if (flags.length === 0) return ['No flag is set.'];
    return flags.map(({ name, percentage, players }) => `${name}: ${describeReach(percentage, players)}`);
  }
  if (command.action === 'logFlags') {
    const { name } = command;
    const entries = await listFlagLog(database, name);
    if (entries.length === 0)
      return [name === null ? 'No flag has been changed.' : `No change of the flag "${name}" is logged.`];
    return entries.map(({ at, flag, percentage, players, user, reason }) => {
      const change = percentage === null ? 'removed' : describeReach(percentage, players);
      return `${at.toISOString()} ${user} ${flag}: ${change}${reason ? ` – ${reason}` : ''}`;
    });
  }
  const { name, reason, user } = command;
  return database.transaction(async (queries) => {
    if (command.action === 'removeFlag') {
      if (!(await deleteFlag(queries, name)))
        throw new CommandError(
          `No flag named "${name}" is set. See the flags that are set with: npm run flags -w @hashgrid/server -- list`,
        );
      await addFlagLogEntry(queries, { at: now(), flag: name, percentage: null, players: 0, user, reason });
      return [`${name} is removed: its default applies again.`];
    }
    const { percentage } = command;
    const listed = await findListedAccounts(queries, command.players);
    await saveFlag(
      queries,
      name,
      percentage,
      listed.map(({ id }) => id),
    );
    await addFlagLogEntry(queries, {
      at: now(),
      flag: name,
      percentage,
      players: listed.length,
      user,
      reason,
    });
    const usernames = listed.map(({ username }) => username);
    const line = `${name}: ${describeReach(percentage, usernames)}`;
    // A flag may be set before its build is published, so a name that no build has is only pointed out.
    const liveFlags = await listLiveFlags(queries);
    return liveFlags.includes(name) ? [line] : [line, describeUnknownFlag(liveFlags)];
  });
}
