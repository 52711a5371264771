import { parseArgs } from 'node:util';

/** The command line of `npm run e2e -- --candidate`. */
export interface CandidateOptions {
  /** The remote, or `shell`. */
  name: string;
  /** ID of a stored release (live, previous, or uploaded for a preview), folder of a finished build, or null to build this checkout. */
  source: string | null;
  /** Files and options for Playwright. */
  rest: string[];
}

export const USAGE = `Usage: npm run e2e [-- <files and options of Playwright>]
       npm run e2e -- --candidate <name>[@<release ID or build folder>] [files and options of Playwright]
Runs the browser tests, or those that a build can break. List the options of Playwright with: npx playwright test --help`;

/** Options of Playwright that take the next argument as their value, unless it follows an equals sign. */
const OPTIONS_WITH_VALUE = new Set(
  (
    '-c -g -G -j -u --add-reporter --browser --config --debug --global-timeout --grep --grep-invert --last-failed-file ' +
    '--max-failures --only-changed --output --project --repeat-each --reporter --retries --run-agents --shard --shuffle ' +
    '--test-list --test-list-invert --timeout --trace --tsconfig --ui-host --ui-port --update-snapshots ' +
    '--update-source-method --workers'
  ).split(' '),
);

/** Whether arguments for Playwright name files, apart from options and their values. */
export const namesFiles = (args: readonly string[]): boolean =>
  args.some((arg, index) => !arg.startsWith('-') && !OPTIONS_WITH_VALUE.has(args[index - 1] ?? ''));

/**
 * Finds `--candidate` among the arguments of `npm run e2e`.
 * @returns Null without it.
 * @throws {Error} with the usage when its value is not a candidate.
 */
export const parseCandidate = (args: readonly string[]): CandidateOptions | null => {
  const { tokens } = parseArgs({
    args: [...args],
    options: { candidate: { type: 'string' } },
    strict: false,
    tokens: true,
  });
  const token = tokens.find((other) => other.kind === 'option' && other.name === 'candidate');
  if (token?.kind !== 'option') return null;
  const [, name, , source] = /^([a-z][a-z0-9-]*)(@(.+))?$/.exec(token.value ?? '') ?? [];
  if (!name) throw new Error(USAGE);
  // `--candidate=<value>` is one argument, `--candidate <value>` two.
  const argumentCount = token.inlineValue ? 1 : 2;
  return {
    name,
    source: source ?? null,
    rest: args.filter((_, i) => i < token.index || i >= token.index + argumentCount),
  };
};
