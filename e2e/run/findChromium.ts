import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Environment variable that names the Chromium to use. */
export const CHROMIUM_VARIABLE = 'HASHGRID_CHROMIUM';

/** The headless shell comes first: it needs half the processor time of the browser with a user interface. */
const SYSTEM_NAMES = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Returns whether Playwright's own Chromium, and with it its headless shell, has been downloaded. */
export const isOwnDownloaded = (): boolean => existsSync(chromium.executablePath());

/** The first Chromium or Chrome on PATH. */
export const findSystemChromium = (): string | undefined =>
  SYSTEM_NAMES.flatMap((name) =>
    (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)),
  ).find(isExecutable);

/**
 * Finds the Chromium to test with, without installing one: the one named, else Playwright's own, else the system's.
 * Returns undefined for Playwright's own, whose headless shell Playwright finds without a path.
 */
export const findChromium = (): string | undefined =>
  process.env[CHROMIUM_VARIABLE] || (isOwnDownloaded() ? undefined : findSystemChromium());
