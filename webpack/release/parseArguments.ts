import { parseArgs } from 'node:util';
import { COMMAND_LINE } from '../cli/commandLine';
import { ReleaseError } from './ReleaseError';

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

/** Advice about options that users may expect, by their name. */
const HINTS: Record<string, string> = {
  force:
    'A publish always replaces what is live, and a rollback never builds. To skip the check, use --emergency "<why>". ',
};

/**
 * Parses the arguments of a release command.
 * @throws {ReleaseError} that names an unknown option.
 */
export const parseArguments = (args: string[]): { positionals: string[]; flags: Flags } => {
  try {
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options: OPTIONS });
    return { positionals, flags: values };
  } catch (error) {
    const { message } = error as Error;
    const [command = ''] = args;
    const help = `See: ${COMMAND_LINE} ${command} --help`;
    const option = args.find((arg) => /^--?\w/.test(arg) && !(arg.replace(/^--?|=.*$/g, '') in OPTIONS));
    if (!option) throw new ReleaseError(`${message.replace(/\.?$/, '.')} ${help}`);
    const hint = HINTS[option.replace(/^--?|=.*$/g, '')] ?? '';
    throw new ReleaseError(`There is no option ${option}. ${hint}${help}`);
  }
};
