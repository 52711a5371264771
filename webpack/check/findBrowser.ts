import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { CommandError } from '../cli/CommandError';
import { CHROMIUM_VARIABLE, findSystemChromium } from './findSystemChromium';

/**
 * Returns the Chromium to check pages with: the one that `HASHGRID_CHROMIUM` names, else Playwright's own, else one on PATH.
 * @throws {CommandError} when there is none.
 */
export const findBrowser = (): string => {
  const named = process.env[CHROMIUM_VARIABLE];
  if (named) return named;
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  const found = findSystemChromium();
  if (found) return found;
  throw new CommandError(
    `There is no Chromium to open the pages with. Install one with: npx playwright install chromium. Or set ${CHROMIUM_VARIABLE} to its path.`,
  );
};
