import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { handleHelpOption } from '@hashgrid/contracts/command-line';
import { ROOT } from '../fixtures/paths';
import { findRequirementTests } from './findRequirementTests';
import { formatReport, findUnknownRows } from './formatReport';
import { readRows } from './readRows';

handleHelpOption(
  `Usage: npm run conformance
Prints which test proves which row of docs/conformance.md.`,
);

const TEST_FILE = /\.(test|spec)\.tsx?$/;

/** The tests of this report name sample rows. */
const CONFORMANCE_FOLDER = 'e2e/conformance/';

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

const listTestFiles = (): string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--deduplicate'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => TEST_FILE.test(file) && !file.startsWith(CONFORMANCE_FOLDER));

const rows = readRows(read('docs/conformance.md'));
const tests = listTestFiles().flatMap((file) => findRequirementTests(file, read(file)));
const unknown = findUnknownRows(rows, tests);

console.log(formatReport(rows, tests));
if (unknown.length > 0) {
  console.error(
    `\nTests name rows that docs/conformance.md does not list. Correct the title or add the row:`,
  );
  console.error(unknown.join('\n'));
  process.exitCode = 1;
}
