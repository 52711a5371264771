import { parseArgs } from 'node:util';
import { LIVE_CHANNEL } from '@hashgrid/contracts/releases';
import { CommandError } from '../../CommandError';
import { OPERATOR_TEAM } from './ReleaseActor';

/** An operator's command about the tokens that may change releases. */
export type ReleaseTokenCommand =
  | { action: 'listReleaseTokens' }
  | { action: 'revokeReleaseToken'; id: string }
  | {
      action: 'createReleaseToken';
      team: string;
      label: string;
      remotes: string[];
      channels: string[];
      days: number;
    };

const MAX_DAYS = 366;
export const RELEASE_TOKEN_USAGE = `Manages the tokens that may publish releases:

  npm run release-tokens -w @hashgrid/server -- create --team <team> --remotes <remotes> [--channels live] [--days 90] [--label <user>]
  npm run release-tokens -w @hashgrid/server -- revoke <id>
  npm run release-tokens -w @hashgrid/server -- list

<remotes> are names separated by commas; "*" means all of them, and "shell" is a scope of its own. <channels> are names, or "*".
The label names the user of the token in the log, such as "GitLab CI". A token is valid for at most ${MAX_DAYS} days.`;

const OPTIONS = {
  team: { type: 'string' },
  remotes: { type: 'string' },
  channels: { type: 'string' },
  days: { type: 'string', default: '90' },
  label: { type: 'string' },
} as const;

const NAME = /^[a-z][a-z0-9-]{0,59}$/;

function parseNames(option: string, list: string): string[] {
  const names = list.split(',').map((name) => name.trim());
  const invalid = names.find((name) => name !== '*' && !NAME.test(name));
  if (invalid !== undefined)
    throw new CommandError(
      `--${option} has "${invalid}", which is not a valid name.\n\n${RELEASE_TOKEN_USAGE}`,
    );
  return [...new Set(names)];
}

/** Without what could forge or reorder lines of the log. */
const LABEL = /^[^\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]{1,100}$/u;

function parseLabel(text: string): string {
  const label = text.trim();
  if (LABEL.test(label)) return label;
  throw new CommandError(
    `--label is ${JSON.stringify(label)}; expected one line of at most 100 characters, such as "GitLab CI".`,
  );
}

function parseCreate(args: string[]): ReleaseTokenCommand {
  const { values } = parseArgs({ args, options: OPTIONS });
  const { team, remotes, channels } = values;
  const days = Number(values.days);
  if (!team || !remotes) throw new CommandError(RELEASE_TOKEN_USAGE);
  if (!NAME.test(team) || team === OPERATOR_TEAM)
    throw new CommandError(`--team is "${team}"; expected a name such as "finance", not "${OPERATOR_TEAM}".`);
  if (!Number.isInteger(days) || days < 1 || days > MAX_DAYS)
    throw new CommandError(`--days is "${values.days}"; expected a whole number from 1 to ${MAX_DAYS}.`);
  return {
    action: 'createReleaseToken',
    team,
    label: parseLabel(values.label ?? team),
    remotes: parseNames('remotes', remotes),
    channels: parseNames('channels', channels ?? LIVE_CHANNEL),
    days,
  };
}

/**
 * Reads the arguments of the command line.
 * @throws {CommandError} With the usage when they are invalid.
 */
export function parseReleaseTokenCommand([action, ...args]: string[]): ReleaseTokenCommand {
  if (action === 'list' && args.length === 0) return { action: 'listReleaseTokens' };
  const [id, ...others] = args;
  if (action === 'revoke' && id && others.length === 0) return { action: 'revokeReleaseToken', id };
  if (action !== 'create') throw new CommandError(RELEASE_TOKEN_USAGE);
  try {
    return parseCreate(args);
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(`${(error as Error).message}\n\n${RELEASE_TOKEN_USAGE}`);
  }
}
