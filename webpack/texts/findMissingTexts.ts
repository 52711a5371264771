import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../compile/paths';
import { isTranslated } from './checkLocale';
import type { RemoteTexts } from './selectOwnTexts';

/** How many texts a build lists. In the workspace of the product, `npm run check-texts` lists all. */
const MAX_LISTED = 10;

/** Returns the keys of a locale file whose translation is a text. */
const readKeys = (file: string): Set<string> => {
  const texts = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>) : {};
  return new Set(Object.keys(texts).filter((key) => isTranslated(texts[key])));
};

/**
 * Returns a line for each text of a remote that players of some language would see in English, or as an empty one.
 * @param locales Locales of the product, without English.
 */
export const findMissingTexts = (
  { texts: ownTexts, localesDir }: RemoteTexts,
  locales: readonly string[],
): string[] => {
  const translated = locales.map((locale) => ({
    locale,
    keys: readKeys(join(localesDir, `${locale}.json`)),
  }));
  const texts = new Map(ownTexts.map((text) => [text.key, text]));
  const lines = [...texts.values()].flatMap(({ key, file, line }) => {
    const missing = translated.filter(({ keys }) => !keys.has(key)).map(({ locale }) => locale);
    if (missing.length === 0) return [];
    const intoLocales = missing.length === locales.length ? 'any language' : missing.join(', ');
    return [`"${key}" (${relative(ROOT, file)}:${line}) is not translated into ${intoLocales}.`];
  });
  const hiddenCount = lines.length - MAX_LISTED;
  if (hiddenCount <= 0) return lines;
  const rest = hiddenCount === 1 ? '1 more text is' : `${hiddenCount} more texts are`;
  return [...lines.slice(0, MAX_LISTED), `${rest} not translated into some languages.`];
};
