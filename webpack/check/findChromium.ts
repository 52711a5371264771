import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { CHROMIUM_VARIABLE, findSystemChromium } from './findSystemChromium';

/** Whether Playwright's Chromium, and with it its headless shell, has been downloaded. */
export const isPlaywrightChromiumDownloaded = (): boolean => existsSync(chromium.executablePath());

/**
 * Finds the Chromium to use, without installing one: the one that the environment names, otherwise Playwright's, otherwise the
 * system's. Returns undefined for Playwright's, whose headless shell Playwright finds without a path, and when there is none.
 */
export const findChromium = (): string | undefined =>
  process.env[CHROMIUM_VARIABLE] || (isPlaywrightChromiumDownloaded() ? undefined : findSystemChromium());
