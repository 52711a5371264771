import { defineConfig } from '@playwright/test';
import { chromiumFlags } from './run/chromiumFlags';
import { findChromium } from './run/findChromium';

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
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '../test-results/report.json' }],
  ],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'UTC',
    // Every frame is painted without a GPU. Tests of motion, and two whole journeys, ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium(), args: chromiumFlags() },
  },
});
