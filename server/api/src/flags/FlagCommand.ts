import { parseArgs } from 'node:util';
import { isFlagName } from '@hashgrid/contracts/builds';
import { CommandError } from '../CommandError';

/** An operator's command about flags; `user` is the operator, for the log. */
export type FlagCommand =
  | { action: 'listFlags' }
  | { action: 'logFlags'; name: string | null }
  | {
      action: 'setFlag';
      name: string;
      percentage: number;
      /** Usernames. */
      players: string[];
      reason: string | null;
      user: string;
    }
  | { action: 'removeFlag'; name: string; reason: string | null; user: string };

export const FLAG_USAGE = `Decides for which players a flag is on:

  npm run flags -w @hashgrid/server -- set <flag> --percent <0-100> [--players <usernames>] [--reason <text>]
  npm run flags -w @hashgrid/server -- remove <flag> [--reason <text>]
  npm run flags -w @hashgrid/server -- list
  npm run flags -w @hashgrid/server -- log [<flag>]

A flag is always on for the listed players, whose names are separated by commas; setting the flag again replaces the list. A flag that isn't set has its default in remote.config.ts.`;

const OPTIONS = {
  percent: { type: 'string' },
  players: { type: 'string' },
  reason: { type: 'string' },
} as const;

const MAX_REASON = 200;

const parseList = (text = ''): string[] => [
  ...new Set(
    text
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  ),
];

function parsePercentage(percent = ''): number {
  const percentage = Number(percent);
  if (!/^\d+$/.test(percent) || percentage > 100)
    throw new CommandError(`--percent is "${percent}"; expected a whole number from 0 to 100.`);
  return percentage;
}

function parseReason(reason: string | undefined): string | null {
  if (reason && reason.length > MAX_REASON)
    throw new CommandError(`--reason has ${reason.length} characters; at most ${MAX_REASON} are allowed.`);
  return reason ?? null;
}

function parseChange(action: string, args: string[], user: string): FlagCommand {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const [name, ...others] = positionals;
  const { percent, players } = values;
  const hasUnexpectedArguments =
    others.length > 0 || (action === 'remove' && (percent ?? players) !== undefined);
  if (!name || hasUnexpectedArguments) throw new CommandError(FLAG_USAGE);
  if (!isFlagName(name))
    throw new CommandError(
      `"${name}" is not a valid flag name. Use up to 60 lower-case letters, digits and dashes, starting with a letter.`,
    );
  const reason = parseReason(values.reason);
  if (action === 'remove') return { action: 'removeFlag', name, reason, user };
  return {
    action: 'setFlag',
    name,
    percentage: parsePercentage(percent),
    players: parseList(players),
    reason,
    user,
  };
}

/**
 * Parses the arguments of the command line.
 * @param user The operator, for the log.
 * @throws {CommandError} When the arguments are invalid, with the usage unless only a value is wrong.
 */
export function parseFlagCommand([action, ...args]: string[], user: string): FlagCommand {
  if (action === 'list' && args.length === 0) return { action: 'listFlags' };
  if (action === 'log' && args.length <= 1) return { action: 'logFlags', name: args[0] ?? null };
  if (action !== 'set' && action !== 'remove') throw new CommandError(FLAG_USAGE);
  try {
    return parseChange(action, args, user);
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(`${(error as Error).message}\n\n${FLAG_USAGE}`);
  }
}
