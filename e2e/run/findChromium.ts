import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Environment variable that names the Chromium to use. */
export const CHROMIUM_VARIABLE = 'HASHGRID_CHROMIUM';

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Playwright's own Chromium, when it has been downloaded. */
export const ownChromium = (): string | undefined =>
  existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;

/** The first Chromium or Chrome on PATH. */
export const systemChromium = (): string | undefined =>
  SYSTEM_NAMES.flatMap((name) =>
    (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)),
  ).find(isExecutable);

/** The Chromium to test with, without installing one: the one named, Playwright's own, the system's. */
export const findChromium = (): string | undefined =>
  process.env[CHROMIUM_VARIABLE] || ownChromium() || systemChromium();
