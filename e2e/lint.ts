import { runCommand } from './run/runCommand';

const eslint = (...folders: string[]) => ['npx', 'eslint', ...folders, '--max-warnings', '0'];

const isSerial = process.argv.includes('--serial');

/** Command sequences that run in parallel and take about equally long. Each command is short enough to show progress on a slow machine. */
const SEQUENCES = [
  [eslint('shared-libs', 'shell'), eslint('remotes'), ['npx', 'knip']],
  [
    ['npm', 'run', 'lint:format'],
    eslint('server', 'webpack'),
    eslint('e2e'),
    ['npm', 'run', 'types', '--', '--verbose'],
  ],
];

/** Runs the commands one after the other, all of them even if one fails. Resolves with the lines of those that failed. */
const runSequence = async (commands: readonly string[][]): Promise<string[]> => {
  const failures: string[] = [];
  for (const [command = '', ...args] of commands) {
    const line = [command, ...args].join(' ');
    console.log(`> ${line}`);
    if ((await runCommand(command, args)) !== 0) failures.push(line);
  }
  return failures;
};

// A single sequence leaves cores and memory to the other steps.
const sequences = isSerial ? [SEQUENCES.flat()] : SEQUENCES;
const failures = (await Promise.all(sequences.map(runSequence))).flat();
for (const line of failures) console.error(`Failed: ${line}`);
process.exitCode = failures.length > 0 ? 1 : 0;
