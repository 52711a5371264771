import { handleHelpOption } from '@hashgrid/contracts/command-line';
import { runSequence } from './run/runSequence';

handleHelpOption(
  `Usage: npm run lint
Runs ESLint, Prettier, the checks of imports and packages, and the type checks.`,
);

/** Two sequences of commands that run at the same time and take about equally long, with one thread each. */
const SEQUENCES = [
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

const failures = (await Promise.all(SEQUENCES.map(runSequence))).flat();
for (const line of failures) console.error(`Failed: ${line}`);
process.exitCode = failures.length > 0 ? 1 : 0;
