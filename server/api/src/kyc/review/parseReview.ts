import { parseArgs } from 'node:util';
import { KYC_FILES, type KycFileKind } from '@hashgrid/contracts';
import { CommandError } from '../../CommandError';
import type { ReviewCommand } from './ReviewCommand';

export const REVIEW_USAGE = `Reviews identity verifications:

  npm run kyc -w @hashgrid/server -- list                 verifications waiting for review, oldest first
  npm run kyc -w @hashgrid/server -- show <username>      the player's details; saves their images to a folder (--out <folder>)
  npm run kyc -w @hashgrid/server -- take <username>      mark it as in review by you (--take-over: even if another reviewer has taken it)
  npm run kyc -w @hashgrid/server -- approve <username> --submission <ID that show prints>
  npm run kyc -w @hashgrid/server -- reject <username> --submission <ID that show prints> --file selfie="too dark" --reason "…"
                                                with a reason for files (${KYC_FILES.join(', ')}) or for everything`;

const MAX_REASON = 300;

const OPTIONS = {
  submission: { type: 'string' },
  file: { type: 'string', multiple: true },
  reason: { type: 'string' },
  out: { type: 'string' },
  'take-over': { type: 'boolean' },
} as const;

const ACTIONS = ['list', 'show', 'take', 'approve', 'reject'] as const;
type Action = (typeof ACTIONS)[number];

interface OptionValues {
  submission?: string;
  file?: string[];
  reason?: string;
  out?: string;
  'take-over'?: boolean;
}

/** Options that an action takes; `list` takes none. */
const ALLOWED_OPTIONS: Readonly<Record<Action, readonly (keyof OptionValues)[]>> = {
  list: [],
  show: ['out'],
  take: ['take-over'],
  approve: ['submission'],
  reject: ['submission', 'file', 'reason'],
};

const createUsageError = (problem: string) => new CommandError(`${problem}\n\n${REVIEW_USAGE}`);

function parseArguments(argv: string[]): { values: OptionValues; positionals: string[] } {
  try {
    return parseArgs({ args: argv, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw createUsageError(error instanceof Error ? error.message : String(error));
  }
}

function readReason(option: string, text: string): string {
  const reason = text.trim();
  if (!reason) throw createUsageError(`${option} gives no reason. The player needs to know what to fix.`);
  if (reason.length > MAX_REASON)
    throw createUsageError(
      `${option} gives a reason of ${reason.length} characters; at most ${MAX_REASON} are allowed.`,
    );
  return reason;
}

function readFiles(pairs: string[]): Partial<Record<KycFileKind, string>> {
  const files: Partial<Record<KycFileKind, string>> = {};
  for (const pair of pairs) {
    const [name = '', ...rest] = pair.split('=');
    const kind = KYC_FILES.find((each) => each === name);
    if (!kind) throw createUsageError(`--file names "${name}"; expected one of: ${KYC_FILES.join(', ')}.`);
    if (kind in files) throw createUsageError(`--file ${kind} is given twice.`);
    files[kind] = readReason(`--file ${kind}`, rest.join('='));
  }
  return files;
}

function readAction([name, username, ...more]: string[], values: OptionValues): [Action, string] {
  const action = ACTIONS.find((each) => each === name);
  if (!action) throw createUsageError(name ? `"${name}" is not a command.` : 'A command is missing.');
  const expected = action === 'list' ? 0 : 1;
  const usernames = username === undefined ? [] : [username, ...more];
  if (usernames.length < expected) throw createUsageError(`"${action}" needs the name of a player.`);
  if (usernames.length > expected)
    throw createUsageError(`"${usernames[expected]}" is an unexpected argument of "${action}".`);
  const unexpected = (Object.keys(values) as (keyof OptionValues)[]).find(
    (option) => !ALLOWED_OPTIONS[action].includes(option),
  );
  if (unexpected) throw createUsageError(`"${action}" takes no --${unexpected}.`);
  return [action, username ?? ''];
}

function readSubmission(action: Action, { submission }: OptionValues): string {
  if (!submission)
    throw createUsageError(
      `"${action}" needs --submission with the ID that "show" prints, so that nothing is decided unseen.`,
    );
  return submission;
}

/**
 * Parses a reviewer's command line.
 * @returns The command, and the folder in which `show` saves images, if one is given.
 * @throws {CommandError} With the problem and the usage.
 */
export function parseReview(argv: string[], reviewer: string): { command: ReviewCommand; out?: string } {
  const { values, positionals } = parseArguments(argv);
  const [action, username] = readAction(positionals, values);
  if (action === 'list') return { command: { action } };
  if (action === 'show') return { command: { action, username, reviewer }, out: values.out };
  if (action === 'take') return { command: { action, username, reviewer, takeOver: values['take-over'] } };
  const submission = readSubmission(action, values);
  if (action === 'approve') return { command: { action, username, reviewer, submission } };
  const files = readFiles(values.file ?? []);
  const reason = values.reason === undefined ? null : readReason('--reason', values.reason);
  if (reason === null && Object.keys(files).length === 0)
    throw createUsageError('"reject" needs a reason: --reason for everything, or --file for single files.');
  return { command: { action, username, reviewer, submission, reason, files } };
}
