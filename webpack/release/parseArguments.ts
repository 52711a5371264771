import { parseArgs } from 'node:util';
import { COMMAND_LINE } from '../cli/commandLine';
import { endSentence } from '../cli/endSentence';
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

interface Syntax {
  options: readonly (keyof Flags)[];
  /** How many arguments may follow the command. */
  arguments: number;
}

const CHANGE: Syntax = { options: ['channel', 'reason'], arguments: 1 };

/** What each command accepts. Anything else is rejected, because a command that ignored it would do something else than was meant. */
const SYNTAX: Readonly<Record<string, Syntax>> = {
  publish: {
    ...CHANGE,
    options: [
      ...CHANGE.options,
      'all',
      'canary',
      'emergency',
      'if-changed',
      'keep-others',
      'promote-after',
      'replaces',
    ],
  },
  canary: { options: [...CHANGE.options, 'promote-after'], arguments: 2 },
  preview: { ...CHANGE, options: [...CHANGE.options, 'expires', 'local', 'revoke'] },
  rollback: CHANGE,
  promote: { ...CHANGE, options: [...CHANGE.options, 'emergency', 'from'] },
  pin: { ...CHANGE, arguments: 2 },
  unpin: CHANGE,
  pause: CHANGE,
  resume: CHANGE,
  unpublish: CHANGE,
  list: { options: ['channel'], arguments: 0 },
  diff: { options: [], arguments: 2 },
  log: { options: ['channel', 'cursor'], arguments: 1 },
};

const describeHelp = (command: string): string => `See: ${COMMAND_LINE} ${command} --help`;

/** Errors for empty values of options that need a text of a certain kind, by their name. */
const EMPTY_VALUE_ERRORS: Readonly<Record<string, string>> = {
  emergency: '--emergency needs a reason for the log: --emergency "payments fail"',
};

/**
 * Rejects empty values, such as those of unset variables of a script: without its channel a command would change `live`, and without
 * its release it would pin another one.
 * @throws {ReleaseError} that names the option or the argument.
 */
const requireValues = ([command = '', ...rest]: readonly string[], flags: Flags): void => {
  const help = describeHelp(command);
  const option = Object.entries(flags).find(([, value]) => typeof value === 'string' && !value.trim())?.[0];
  if (option)
    throw new ReleaseError(
      EMPTY_VALUE_ERRORS[option] ??
        `--${option} has an empty value. Give it one, or leave the option out. ${help}`,
    );
  if (rest.some((argument) => !argument.trim()))
    throw new ReleaseError(`${command} got an empty argument. Give it a value, or leave it out. ${help}`);
};

/** @throws {ReleaseError} for an option or an argument that the command does not have. */
const requireKnown = ([command = '', ...rest]: readonly string[], flags: Flags): void => {
  const syntax = Object.hasOwn(SYNTAX, command) ? SYNTAX[command] : undefined;
  if (!syntax) return;
  const help = describeHelp(command);
  const option = Object.keys(flags).find((name) => !syntax.options.includes(name as keyof Flags));
  if (option) throw new ReleaseError(`${command} has no option --${option}. ${help}`);
  const extra = rest[flags.all ? 0 : syntax.arguments];
  if (extra === undefined) return;
  throw new ReleaseError(
    command === 'rollback'
      ? `rollback does not take "${extra}": it makes the previous release live. Choose another one with: ${COMMAND_LINE} pin <name> <release>`
      : `${command} does not take "${extra}". ${help}`,
  );
};

/** @throws {ReleaseError} for options of a publish that conflict. */
const requireCompatible = (flags: Flags): void => {
  if (flags.all && flags.replaces !== undefined)
    throw new ReleaseError('--replaces is for one name. Leave out --all.');
  // Without --if-changed, all names would be built and published, and none kept.
  if (flags['keep-others'] && !(flags.all && flags['if-changed']))
    throw new ReleaseError('--keep-others needs --all and --if-changed.');
};

/** @throws {ReleaseError} for options that an action of the command ignores: the end of a canary, and the end of a preview. */
const requireUsed = ([command, name, action]: readonly string[], flags: Flags): void => {
  if (command === 'canary' && flags['promote-after'] && /^(promote|stop)$/.test(action ?? ''))
    throw new ReleaseError(`--promote-after is for a share of the players. Leave it out with ${action}.`);
  if (flags.revoke && (name ?? flags.expires ?? flags.local))
    throw new ReleaseError('--revoke is for an existing link. Leave out the name, --expires and --local.');
};

/** Advice about options that users may expect, by their name. */
const HINTS: Record<string, string> = {
  force:
    'A publish always replaces what is live, and a rollback never builds. To skip the check, use --emergency "<why>". ',
};

/** Returns the name in an argument such as `--channel=staging`. */
const getOptionName = (argument: string): string => argument.replace(/^--?|=.*$/g, '');

/** Returns the error for arguments that Node's parser rejects. */
const describeSyntaxError = ({ code, message }: NodeJS.ErrnoException, args: readonly string[]): string => {
  const [command = ''] = args;
  const help = describeHelp(command);
  const option =
    code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION'
      ? args.find((arg) => /^--?\w/.test(arg) && !(getOptionName(arg) in OPTIONS))
      : undefined;
  if (!option) return `${endSentence(message.replaceAll('\n', ' '))} ${help}`;
  const hint = HINTS[getOptionName(option)] ?? '';
  return `There is no option ${option}. ${hint}${help}`;
};

/**
 * Parses the arguments of a release command.
 * @throws {ReleaseError} for an option or an argument that is unknown, empty or in conflict with another one.
 */
export const parseArguments = (args: string[]): { positionals: string[]; flags: Flags } => {
  try {
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options: OPTIONS });
    requireKnown(positionals, values);
    requireValues(positionals, values);
    requireCompatible(values);
    requireUsed(positionals, values);
    return { positionals, flags: values };
  } catch (error) {
    if (error instanceof ReleaseError) throw error;
    throw new ReleaseError(describeSyntaxError(error as Error, args));
  }
};
