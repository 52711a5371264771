import { cpSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LOCALE, LANGUAGES } from '@hashgrid/contracts';

/** Returns the locales that a package is translated into, from its `locales/<locale>.json`. en-US has no file, because English texts are the keys. */
export const listLocales = (packageDir: string): string[] => {
  const dir = join(packageDir, 'locales');
  if (!existsSync(dir)) return [];
  return readdirSync(dir)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort();
};

/** Returns the locales that the product is translated into. */
export const listTranslatedLocales = (): string[] =>
  LANGUAGES.map(({ locale }) => locale)
    .filter((locale) => locale !== DEFAULT_LOCALE)
    .sort();

/** Copies a package's locale files next to its built files, so that a release includes its translations. Returns the locales. */
export const copyLocales = (packageDir: string, outputDir: string): string[] => {
  const locales = listLocales(packageDir);
  for (const locale of locales) {
    cpSync(join(packageDir, 'locales', `${locale}.json`), join(outputDir, 'locales', `${locale}.json`));
  }
  return locales;
};
