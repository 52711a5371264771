import { join, relative } from 'node:path';
import { chromium } from '@playwright/test';
import { handleHelpOption } from '@hashgrid/contracts/command-line';
import { makeDataFolder, removeDataFolder } from '../fixtures/dataFolder';
import { ROOT } from '../fixtures/paths';
import { startProduct } from '../fixtures/startProduct';
import { getChromiumFlags } from '@hashgrid/tooling/check/getChromiumFlags';
import { ensureChromium } from '../run/ensureChromium';
import { checkLanguage } from './checkLanguage';
import { forEachLanguage } from './forEachLanguage';
import { readOptions, USAGE, type LanguageCheckOptions } from './options';
import type { LanguageScreen } from './screens';
import { selectScreens } from './selectScreens';

handleHelpOption(USAGE);

interface CheckResult {
  count: number;
  failures: string[];
}

/** Checks the languages and prints each problem. Returns the number of problems, and a line for each language that failed. */
const checkLanguages = async (
  { state, widths, outDir, isAxeSkipped, locales }: LanguageCheckOptions,
  screens: readonly LanguageScreen[],
  url: string,
): Promise<CheckResult> => {
  const { path } = await ensureChromium();
  const browser = await chromium.launch({ executablePath: path, args: getChromiumFlags() });
  let count = 0;
  try {
    const failures = await forEachLanguage(locales, async (locale) => {
      let problems = 0;
      const report = (problem: string) => {
        console.log(problem);
        problems += 1;
        count += 1;
      };
      await checkLanguage({ browser, url, locale, screens, state, widths, outDir, isAxeSkipped, report });
      console.error(`Problems in ${locale}: ${problems}`);
    });
    return { count, failures };
  } finally {
    await browser.close();
  }
};

/** `npm run languages`: inspects the screens, by default all in every language at the widths of a desktop and a phone. */
const run = async (options: LanguageCheckOptions): Promise<CheckResult> => {
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
  const { count, failures } = await run(options);
  console.error(`Problems: ${count}. Contact sheets are in ${relative(ROOT, options.outDir)}.`);
  for (const failure of failures) console.error(failure);
  process.exitCode = count + failures.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
