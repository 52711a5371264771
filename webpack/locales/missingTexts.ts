import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { localesOf } from '../compile/copyLocales';
import { sourceFilesOf } from '../compile/hashFiles';
import { findTextKeys } from './findTextKeys';

const keysIn = (dir: string): Map<string, string> =>
  new Map(
    sourceFilesOf(dir)
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) =>
        findTextKeys(readFileSync(file, 'utf8'), file.endsWith('x')).map((key): [string, string] => [
          key,
          file,
        ]),
      ),
  );

/**
 * Texts of a package that a locale has no translation for, each with a file that uses it.
 * @param packageDir Folder with `src` and `locales`.
 * @param sourceDirs Folders whose texts this package translates, its own `src` when left out.
 * @param locales Locales it must have.
 */
export const missingTexts = (
  packageDir: string,
  locales: readonly string[],
  sourceDirs: readonly string[] = [join(packageDir, 'src')],
): string[] => {
  const keys = sourceDirs.filter((dir) => existsSync(dir)).flatMap((dir) => [...keysIn(dir)]);
  const there = localesOf(packageDir);
  return locales.flatMap((locale) => {
    if (!there.includes(locale)) return [`${packageDir} has no locales/${locale}.json`];
    const texts = JSON.parse(readFileSync(join(packageDir, 'locales', `${locale}.json`), 'utf8')) as object;
    return keys
      .filter(([key]) => !(key in texts))
      .map(
        ([key, file]) =>
          `locales/${locale}.json lacks ${JSON.stringify(key)} (${relative(packageDir, file)})`,
      );
  });
};
