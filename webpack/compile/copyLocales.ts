import { cpSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the locales that a folder has files for (`<locale>.json`). */
export const listLocalesIn = (dir: string): string[] => {
  if (!existsSync(dir)) return [];
  return readdirSync(dir)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort();
};

/** Returns the locales that a package has texts for, without en-US, whose texts are the keys. */
export const listLocales = (packageDir: string): string[] => listLocalesIn(join(packageDir, 'locales'));

/** Copies a package's locale files beside its built files, so that a release includes its texts. */
export const copyLocales = (packageDir: string, outputDir: string): string[] => {
  const locales = listLocales(packageDir);
  for (const locale of locales) {
    cpSync(join(packageDir, 'locales', `${locale}.json`), join(outputDir, 'locales', `${locale}.json`));
  }
  return locales;
};
