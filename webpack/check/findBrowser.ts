import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { UsageError } from '../cli/UsageError';

const NAMES = [
  'chromium-headless-shell',
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

/**
 * Returns the Chromium to check pages with: the one that `HASHGRID_CHROMIUM` names, else Playwright's own, else one on PATH.
 * @throws {UsageError} when there is none.
 */
export const findBrowser = (env = process.env): string => {
  if (env.HASHGRID_CHROMIUM) return env.HASHGRID_CHROMIUM;
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  const folders = (env.PATH ?? '').split(delimiter);
  const found = NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
  if (found) return found;
  throw new UsageError(
    'There is no Chromium to open the pages with. Install one with: npx playwright install chromium. Or name one in HASHGRID_CHROMIUM.',
  );
};
