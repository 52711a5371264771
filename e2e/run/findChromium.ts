import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { CHROMIUM_VARIABLE, findSystemChromium } from '@hashgrid/tooling/check/findSystemChromium';

/** Whether Playwright's Chromium, and with it its headless shell, has been downloaded. */
export const isPlaywrightChromiumDownloaded = (): boolean => existsSync(chromium.executablePath());

/**
 * Finds the Chromium to test with, without installing one: the one that the environment names, otherwise Playwright's, otherwise
 * the system's. Returns undefined for Playwright's, whose headless shell Playwright finds without a path.
 */
export const findChromium = (): string | undefined =>
  process.env[CHROMIUM_VARIABLE] || (isPlaywrightChromiumDownloaded() ? undefined : findSystemChromium());
