import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countJest, countPlaywright, type TestCounts } from './run/countTests';
import { ensureChromium } from './run/ensureChromium';
import { CHROMIUM_VARIABLE } from './run/findChromium';
import { runCommand } from './run/runCommand';

const MINUTE_MS = 60_000;
const reports = mkdtempSync(join(tmpdir(), 'hashgrid-test-'));
const jestReport = join(reports, 'jest.json');
const playwrightReport = join(reports, 'playwright.json');

interface Step {
  name: string;
  run: () => Promise<TestCounts>;
}

const asOneTest = (isPassed: boolean): TestCounts => ({
  passed: Number(isPassed),
  failed: Number(!isPassed),
});

const STEPS: Step[] = [
  {
    name: 'a Chromium to test with',
    run: async () => {
      const { path, source } = await ensureChromium();
      process.env[CHROMIUM_VARIABLE] = path;
      console.log(`${path} (${source})`);
      return { passed: 0, failed: 0 };
    },
  },
  {
    name: 'lint and types',
    run: async () => asOneTest((await runCommand('npm', ['run', 'lint'], { limitMs: 5 * MINUTE_MS })) === 0),
  },
  {
    name: 'unit tests',
    run: async () => {
      const args = ['jest', '--json', `--outputFile=${jestReport}`];
      return countJest(jestReport, await runCommand('npx', args, { limitMs: 8 * MINUTE_MS }));
    },
  },
  {
    name: 'browser tests',
    run: async () => {
      const args = ['playwright', 'test', '-c', 'e2e/playwright.config.ts'];
      const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport };
      const exitCode = await runCommand('npx', args, { limitMs: 15 * MINUTE_MS, env });
      return countPlaywright(playwrightReport, exitCode);
    },
  },
];

const runStep = async ({ name, run }: Step): Promise<TestCounts> => {
  const startedAt = Date.now();
  console.log(`\n> ${name}`);
  const counts = await run().catch((error: Error) => {
    console.error(error.message);
    return { passed: 0, failed: 1 };
  });
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(`< ${name}: ${counts.failed === 0 ? 'ok' : `${counts.failed} failed`}, ${seconds} s`);
  return counts;
};

const total: TestCounts = { passed: 0, failed: 0 };
for (const step of STEPS) {
  const { passed, failed } = await runStep(step);
  total.passed += passed;
  total.failed += failed;
}
rmSync(reports, { recursive: true, force: true });
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
console.log(`\n${total.passed} passed, ${total.failed} failed`);
