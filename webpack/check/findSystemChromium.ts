import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Environment variable with the path of the Chromium to use. */
export const CHROMIUM_VARIABLE = 'HASHGRID_CHROMIUM';

/** The headless shell comes first: it needs half the CPU time of the full browser. */
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

/** Returns the first Chromium or Chrome on PATH. */
export const findSystemChromium = (): string | undefined =>
  SYSTEM_NAMES.flatMap((name) =>
    (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)),
  ).find(isExecutable);
