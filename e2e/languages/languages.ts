import { join, relative } from 'node:path';
import { chromium } from '@playwright/test';
import { handleHelpOption } from '@hashgrid/contracts/command-line';
import { makeDataFolder, removeDataFolder } from '../fixtures/dataFolder';
import { ROOT } from '../fixtures/paths';
import { startProduct } from '../fixtures/startProduct';
import { getChromiumFlags } from '@hashgrid/tooling/check/getChromiumFlags';
import { ensureChromium } from '../run/ensureChromium';
import { checkLanguage } from './checkLanguage';
import { readOptions, USAGE, type LanguageCheckOptions } from './options';
import type { LanguageScreen } from './screens';
import { selectScreens } from './selectScreens';

handleHelpOption(USAGE);

/** Number of languages that are checked at the same time. */
const WORKERS = 2;

/** Checks the languages and prints each problem. Returns the number of problems. */
const checkLanguages = async (
  options: LanguageCheckOptions,
  screens: readonly LanguageScreen[],
  url: string,
): Promise<number> => {
  const { path } = await ensureChromium();
  const browser = await chromium.launch({ executablePath: path, args: getChromiumFlags() });
  const { state, widths, outDir, isAxeSkipped } = options;
  const remaining = [...options.locales];
  let count = 0;
  const report = (problem: string) => console.log(problem);
  const checkRemaining = async () => {
    for (let locale = remaining.shift(); locale; locale = remaining.shift()) {
      const problems = await checkLanguage({
        browser,
        url,
        locale,
        screens,
        state,
        widths,
        outDir,
        isAxeSkipped,
        report,
      });
      count += problems;
      console.error(`Problems in ${locale}: ${problems}`);
    }
  };
  try {
    await Promise.all(Array.from({ length: WORKERS }, checkRemaining));
  } finally {
    await browser.close();
  }
  return count;
};

/** `npm run languages`: inspects the screens, by default all in every language at the widths of a desktop and a phone. */
const run = async (options: LanguageCheckOptions): Promise<number> => {
  // Before the product is built: it may have a wrong name.
  const screens = selectScreens(options.screens, options.state);
  if (options.url) return checkLanguages(options, screens, options.url);
  const dataDir = makeDataFolder();
  const product = await startProduct({ dataDir });
  try {
    return await checkLanguages(options, screens, product.url);
  } finally {
    await product.stop();
    removeDataFolder(dataDir);
  }
};

try {
  const options = readOptions(process.argv.slice(2), join(ROOT, 'test-results', 'languages'));
  const count = await run(options);
  console.error(`Problems: ${count}. Contact sheets are in ${relative(ROOT, options.outDir)}.`);
  process.exitCode = count > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
