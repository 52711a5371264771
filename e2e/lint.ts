import { runCommand } from './run/runCommand';

/** Two lanes that run side by side and take about as long, with one thread each. */
const LANES = [
  [
    ['npx', 'eslint', '.', '--max-warnings', '0'],
    ['npm', 'run', 'lint:format'],
    ['npm', 'run', 'lint:imports'],
  ],
  [
    ['npm', 'run', 'lint:typed'],
    ['npm', 'run', 'types', '--', '--verbose'],
  ],
];

/** Runs the commands one after the other, all of them even if one fails. Resolves with the lines of those that failed. */
const runLane = async (commands: readonly string[][]): Promise<string[]> => {
  const failures: string[] = [];
  for (const [command = '', ...args] of commands) {
    const line = [command, ...args].join(' ');
    console.log(`> ${line}`);
    if ((await runCommand(command, args)) !== 0) failures.push(line);
  }
  return failures;
};

const failures = (await Promise.all(LANES.map(runLane))).flat();
for (const line of failures) console.error(`Failed: ${line}`);
process.exitCode = failures.length > 0 ? 1 : 0;
