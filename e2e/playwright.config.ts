import { defineConfig } from '@playwright/test';
import { chromiumFlags } from './run/chromiumFlags';
import { findChromium } from './run/findChromium';

const executablePath = findChromium();
/** Tests of what tabs of one browser do to each other. */
const SEVERAL_TABS = [/acrossTabs\.spec/i, /delivery\.spec/i];

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  globalSetup: './fixtures/globalSetup.ts',
  workers: 4,
  fullyParallel: true,
  forbidOnly: true,
  // These end what hangs. A slow machine needs many times what a quiet one does.
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
    // Each frame is painted without a GPU, so animations cost time. Tests of motion, and two whole journeys, turn them on.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args: chromiumFlags() },
  },
  projects: [
    // Its tabs have processes of their own, as a player's do.
    { name: 'several tabs', testMatch: SEVERAL_TABS, workers: 2 },
    {
      // Starting a process and compiling the scripts again would take a third of the time of a page load.
      name: 'one tab',
      testIgnore: SEVERAL_TABS,
      use: {
        reuseContext: true,
        launchOptions: { executablePath, args: [...chromiumFlags(), '--process-per-site'] },
      },
    },
  ],
});
