import { parseArgs } from 'node:util';
import { ReleaseError } from './ReleaseError';

export const USAGE = `Usage: npm run release -- <command>
  publish <name> [--if-changed]   build the shell or a remote, check it against what is live, and make it
                                  live; with --replaces <release> only if that release is still live
                                  ("none" for a first one); --emergency "<why>" leaves the check out
  publish --all [--if-changed [--keep-others]]
                                  the same for everything in this workspace, the shell first; --keep-others
                                  leaves what another checkout has published and checks nothing, as a start
                                  of the product does
  publish <name> --canary 5% [--promote-after 30m]
                                  give it to a share of the players first; it is taken back when it fails
                                  more than the live release, and made live after that time if it does not
  canary <name> <share>           change that share; canary <name> promote, canary <name> stop
  preview <name>[@<release>]      make a link that shows a build in the browsers that open it; builds and uploads
                                  this workspace's without <release>. --expires 2h (a day otherwise), --local
                                  for a build on this computer; preview --revoke <id> withdraws a link
  rollback <name>                 make the previous release live again
  promote <name> --from <channel> check what is live in another channel, and make it live here without building
  pin <name> [<release>]          keep a release live and refuse all others, until: unpin <name>
  pause <name>                    refuse new releases, until: resume <name>
  unpublish <name>                take a remote out of service; its files stay for open pages
  list                            show live and previous releases, and who holds them
  diff <channel> <channel>        show what differs between two channels
  log [<name>] [--cursor <id>]    show who changed what, when and why, newest first
--channel <name> names the channel to change or show ("live" otherwise), --reason <text> goes into the log.
It changes the product that runs on <HASHGRID_DATA> (default .data), or the one at HASHGRID_URL with HASHGRID_TOKEN.`;

const OPTIONS = {
  all: { type: 'boolean' },
  canary: { type: 'string' },
  channel: { type: 'string' },
  cursor: { type: 'string' },
  emergency: { type: 'string' },
  expires: { type: 'string' },
  from: { type: 'string' },
  'if-changed': { type: 'boolean' },
  'keep-others': { type: 'boolean' },
  local: { type: 'boolean' },
  'promote-after': { type: 'string' },
  reason: { type: 'string' },
  replaces: { type: 'string' },
  revoke: { type: 'string' },
} as const;

export interface Flags {
  all?: boolean;
  canary?: string;
  channel?: string;
  cursor?: string;
  emergency?: string;
  expires?: string;
  from?: string;
  'if-changed'?: boolean;
  'keep-others'?: boolean;
  local?: boolean;
  'promote-after'?: string;
  reason?: string;
  replaces?: string;
  revoke?: string;
}

/** What people look for under another name. */
const HINTS: Record<string, string> = {
  force:
    'A publish always replaces what is live, and a rollback never builds. To leave the check out, use --emergency "<why>". ',
};

/**
 * Parses the arguments of a release command.
 * @throws {ReleaseError} naming an option that does not exist.
 */
export const parseArguments = (args: string[]): { positionals: string[]; flags: Flags } => {
  try {
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options: OPTIONS });
    return { positionals, flags: values };
  } catch (error) {
    const { message } = error as Error;
    const option = args.find((arg) => /^--?\w/.test(arg) && !(arg.replace(/^--?|=.*$/g, '') in OPTIONS));
    if (!option) throw new ReleaseError(`${message}.\n${USAGE}`);
    const hint = HINTS[option.replace(/^--?|=.*$/g, '')] ?? '';
    throw new ReleaseError(`There is no option ${option}. ${hint}\n${USAGE}`);
  }
};
