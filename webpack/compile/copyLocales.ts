import { cpSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Locales that a package has texts for (`locales/<locale>.json`), en-US aside: its texts are the keys. */
export const localesOf = (packageDir: string): string[] => {
  const dir = join(packageDir, 'locales');
  if (!existsSync(dir)) return [];
  return readdirSync(dir)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort();
};

/** Puts a package's texts beside its built files: they travel with its screens. */
export const copyLocales = (packageDir: string, outputDir: string): string[] => {
  const locales = localesOf(packageDir);
  for (const locale of locales) {
    cpSync(join(packageDir, 'locales', `${locale}.json`), join(outputDir, 'locales', `${locale}.json`));
  }
  return locales;
};
