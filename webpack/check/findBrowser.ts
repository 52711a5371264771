import { CommandError } from '../cli/CommandError';
import { findChromium, isPlaywrightChromiumDownloaded } from './findChromium';
import { CHROMIUM_VARIABLE } from './findSystemChromium';

/**
 * Returns the path of the Chromium to check pages with; undefined for Playwright's.
 * @throws {CommandError} when there is none.
 */
export const findBrowser = (): string | undefined => {
  const path = findChromium();
  if (path || isPlaywrightChromiumDownloaded()) return path;
  throw new CommandError(
    `There is no Chromium to open the pages with. Install one with: npx playwright install chromium. Or set ${CHROMIUM_VARIABLE} to its path.`,
  );
};
