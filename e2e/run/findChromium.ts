import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { CHROMIUM_VARIABLE, findSystemChromium } from '@hashgrid/tooling/check/findSystemChromium';

/** Returns whether Playwright's own Chromium, and with it its headless shell, has been downloaded. */
export const isOwnDownloaded = (): boolean => existsSync(chromium.executablePath());

/**
 * Finds the Chromium to test with, without installing one: the one named, else Playwright's own, else the system's.
 * Returns undefined for Playwright's own, whose headless shell Playwright finds without a path.
 */
export const findChromium = (): string | undefined =>
  process.env[CHROMIUM_VARIABLE] || (isOwnDownloaded() ? undefined : findSystemChromium());
