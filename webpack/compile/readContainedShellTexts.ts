import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTexts } from '@hashgrid/contracts/texts';
import { listLocales } from './copyLocales';
import { listPackageFiles } from './hashFiles';
import { SHELL_DIR } from './paths';

/**
 * Returns the shell's translations of the texts that the code of packages contains, as JSON. A text that is part of a longer one
 * counts too.
 * @param dirs Absolute paths of the packages.
 */
export const readContainedShellTexts = (dirs: readonly string[]): string => {
  const code = dirs
    .flatMap(listPackageFiles)
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const locales = listLocales(SHELL_DIR).map((locale) => ({
    locale,
    texts: readTexts(join(SHELL_DIR, 'locales', `${locale}.json`)),
  }));
  // The key of a plural form is the text with its category: `%count% nodes|few`.
  const keys = [...new Set(locales.flatMap(({ texts }) => Object.keys(texts)))]
    .filter((key) => code.includes(key.replace(/\|\w+$/, '')))
    .sort();
  return JSON.stringify(locales.map(({ locale, texts }) => [locale, keys.map((key) => [key, texts[key]])]));
};
