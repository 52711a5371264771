import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../compile/paths';
import { checkTranslated } from './checkLocale';
import { createExpectedTexts } from './createExpectedTexts';
import type { RemoteTexts } from './selectOwnTexts';

/**
 * Returns a line for each translation of a remote that lacks a plural form of its language, or has other placeholders than its key.
 * `findMissingTexts` lists the texts without any translation.
 */
export const findWrongTranslations = (
  { texts, localesDir }: RemoteTexts,
  locales: readonly string[],
): string[] => {
  const expected = createExpectedTexts(texts);
  return locales.flatMap((locale) => {
    const file = join(localesDir, `${locale}.json`);
    if (!existsSync(file)) return [];
    const translated = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    return checkTranslated(locale, translated, expected).map((line) => `${relative(ROOT, file)}: ${line}`);
  });
};
