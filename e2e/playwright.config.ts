import { defineConfig } from '@playwright/test';
import { getChromiumFlags } from '@hashgrid/tooling/check/getChromiumFlags';
import { findChromium } from '@hashgrid/tooling/check/findChromium';

const executablePath = findChromium();
/** Tests in which several tabs of one browser affect each other. */
const SEVERAL_TABS = [/acrossTabs\.spec/i, /delivery\.spec/i];

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  globalSetup: './fixtures/globalSetup.ts',
  workers: 4,
  fullyParallel: true,
  forbidOnly: true,
  // Only for tests that hang: a busy machine takes many times as long as an idle one.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [
    ['list'],
    ['./run/journeyReporter.ts'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '../test-results/report.json' }],
  ],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'UTC',
    // Frames are painted without a GPU, so animations are slow. Tests of animations, and two whole journeys, turn them on.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args: getChromiumFlags() },
  },
  projects: [
    // Each tab has a process of its own, as in a player's browser.
    { name: 'several tabs', testMatch: SEVERAL_TABS, workers: 2 },
    {
      // Reuses the process: starting one and compiling the scripts again would take a third of the time of a page load.
      name: 'one tab',
      testIgnore: SEVERAL_TABS,
      use: {
        reuseContext: true,
        launchOptions: { executablePath, args: [...getChromiumFlags(), '--process-per-site'] },
      },
    },
  ],
});
