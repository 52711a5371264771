import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LOCALE, LANGUAGES, type Registry } from '@hashgrid/contracts';

/** One locale's texts as JSON, with the tag that says whether a browser has them already. */
export interface ComposedLocale {
  body: string;
  etag: string;
}

type Texts = Record<string, string>;

const readTexts = (releasesDir: string, base: string, locale: string): Texts => {
  try {
    return JSON.parse(readFileSync(join(releasesDir, base, 'locales', `${locale}.json`), 'utf8')) as Texts;
  } catch {
    // A package without texts in this locale, or whose files are gone, must not take the others' texts with it.
    return {};
  }
};

const basesOf = ({ shell, remotes }: Registry): string[] => [
  // The shell comes last: a remote cannot reword the frame around it.
  ...Object.values(remotes).map(({ current }) => current.base),
  ...(shell ? [shell.current.base] : []),
];

/** English texts are their own keys. */
const englishTexts = (releasesDir: string, registry: Registry): Texts => {
  const locales = registry.shell?.current.descriptor.locales ?? [];
  const keys = basesOf(registry).flatMap((base) =>
    locales.flatMap((locale) => Object.keys(readTexts(releasesDir, base, locale))),
  );
  return Object.fromEntries(keys.map((key) => [key, key]));
};

const textsOf = (releasesDir: string, registry: Registry, locale: string): Texts =>
  locale === DEFAULT_LOCALE
    ? englishTexts(releasesDir, registry)
    : Object.assign({}, ...basesOf(registry).map((base) => readTexts(releasesDir, base, locale)));

/**
 * The texts of one locale, from the shell's and every live remote's own files [C15]: a team ships its texts with its screens.
 * @returns Null for a locale that the product does not have, or that the live shell has no texts for.
 */
export const composeLocale = (
  releasesDir: string,
  registry: Registry,
  locale: string,
): ComposedLocale | null => {
  const isKnown = LANGUAGES.some((language) => language.locale === locale);
  const hasTexts = locale === DEFAULT_LOCALE || registry.shell?.current.descriptor.locales.includes(locale);
  if (!isKnown || !hasTexts) return null;
  const body = JSON.stringify(textsOf(releasesDir, registry, locale));
  return { body, etag: `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"` };
};
