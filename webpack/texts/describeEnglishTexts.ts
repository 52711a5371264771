import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../compile/paths';
import { isLeftInEnglish, toPluralKey } from './checkGlossary';
import { createExpectedTexts } from './createExpectedTexts';
import type { Glossaries } from './readGlossaries';
import type { RemoteTexts } from './selectOwnTexts';

/**
 * Returns a line that counts the translations of a remote that equal the English texts, such as those of a new remote; null when there
 * are none. A text may rightly be the same in both languages, so that they are no reason to refuse a build.
 * @param locales Locales of the product, without English.
 */
export const describeEnglishTexts = (
  { texts, localesDir }: RemoteTexts,
  locales: readonly string[],
  { byLocale }: Pick<Glossaries, 'byLocale'>,
): string | null => {
  const expected = createExpectedTexts(texts);
  const counts = locales.flatMap((locale) => {
    const file = join(localesDir, `${locale}.json`);
    if (!existsSync(file)) return [];
    const translated = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    const sameAsEnglish = byLocale.get(locale)?.sameAsEnglish ?? [];
    const count = Object.entries(translated).filter(
      ([key, text]) =>
        typeof text === 'string' &&
        isLeftInEnglish(key, text, expected.get(toPluralKey(key))?.one ?? null, sameAsEnglish),
    ).length;
    return count > 0 ? [{ locale, count }] : [];
  });
  if (counts.length === 0) return null;
  const sum = counts.reduce((total, { count }) => total + count, 0);
  const list = counts.map(({ locale, count }) => `${locale} (${count})`).join(', ');
  return `${sum === 1 ? '1 translation equals its English text' : `${sum} translations equal their English texts`}: ${list}. Translate them in ${relative(ROOT, localesDir)}, unless they are the same in the language.`;
};
