import { parseArgs } from 'node:util';
import { ReleaseError } from './ReleaseError';

export const USAGE = `Usage: npm run release -- <command>
  publish <name> [--if-changed]   build the shell or a remote and make it live; with --replaces <release>
                                  only if that release is still live ("none" for a first one)
  publish --all [--if-changed [--keep-others]]
                                  build and publish everything in this workspace; --keep-others leaves
                                  what another checkout has published, as a start of the product does
  rollback <name>                 make the previous release live again
  promote <name> --from <channel> make what is live in another channel live here, without building
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
  channel: { type: 'string' },
  cursor: { type: 'string' },
  from: { type: 'string' },
  'if-changed': { type: 'boolean' },
  'keep-others': { type: 'boolean' },
  reason: { type: 'string' },
  replaces: { type: 'string' },
} as const;

export interface Flags {
  all?: boolean;
  channel?: string;
  cursor?: string;
  from?: string;
  'if-changed'?: boolean;
  'keep-others'?: boolean;
  reason?: string;
  replaces?: string;
}

/** What people look for under another name. */
const HINTS: Record<string, string> = {
  force:
    'A publish always replaces what is live, and a rollback never builds, so there is nothing to force. ',
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
