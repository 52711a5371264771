import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { handleHelpOption } from '@hashgrid/contracts/command-line';
import { readJestCounts, readPlaywrightCounts, type TestCounts } from './run/countTests';
import { ensureChromium } from './run/ensureChromium';
import { readJestTimes, readPlaywrightTimes } from './run/fileTimes';
import { CHROMIUM_VARIABLE } from '@hashgrid/tooling/check/findSystemChromium';
import { formatSummary } from './run/formatSummary';
import { runCommand } from './run/runCommand';
import { runSteps, type Step } from './run/runSteps';

handleHelpOption(
  `Usage: npm test
Installs a browser if there is none, and runs lint, type checks, unit tests and browser tests.`,
);

const reports = mkdtempSync(join(tmpdir(), 'hashgrid-test-'));
const jestReport = join(reports, 'jest.json');
const playwrightReport = join(reports, 'playwright.json');

const countAsOneTest = (hasPassed: boolean): TestCounts => ({
  passed: Number(hasPassed),
  failed: Number(!hasPassed),
});

const BROWSER_STEP = 'a Chromium to test with';

const STEPS: Step[] = [
  {
    name: BROWSER_STEP,
    run: async () => {
      const { path, source } = await ensureChromium();
      if (path) process.env[CHROMIUM_VARIABLE] = path;
      console.log(path ? `${path} (${source})` : source);
      return { passed: 0, failed: 0 };
    },
  },
  {
    name: 'lint and types',
    run: async () => countAsOneTest((await runCommand('npm', ['run', 'lint'])) === 0),
  },
  {
    name: 'unit tests',
    run: async () => {
      const args = ['jest', '--json', `--outputFile=${jestReport}`];
      return readJestCounts(jestReport, await runCommand('npx', args));
    },
  },
  {
    name: 'browser tests',
    needs: BROWSER_STEP,
    run: async () => {
      const args = ['playwright', 'test', '-c', 'e2e/playwright.config.ts'];
      const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport };
      const exitCode = await runCommand('npx', args, { env });
      return readPlaywrightCounts(playwrightReport, exitCode);
    },
  },
];

const results = await runSteps(STEPS);
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
const passed = sum(results.map((result) => result.passed));
const failed = sum(results.map((result) => result.failed));
const files = [...readJestTimes(jestReport, process.cwd()), ...readPlaywrightTimes(playwrightReport)];
rmSync(reports, { recursive: true, force: true });
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
console.log(`\n${formatSummary(results, files)}\n\n${passed} passed, ${failed} failed`);
