import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { DEFAULT_LOCALE, LANGUAGES, type Registry } from '@hashgrid/contracts';
import type { AnyRelease } from '@hashgrid/contracts/releases';
import { parseTexts, type Texts } from './parseTexts';

/** One locale's texts as JSON, with the ETag under which browsers cache it. */
export interface ComposedLocale {
  body: string;
  /** Returns the body compressed with Brotli. It is compressed only once, and not for browsers that have it already. */
  compress: () => Promise<Buffer>;
  etag: string;
}

const compressBrotli = promisify(brotliCompress);

/** The best quality, because a composed locale is compressed once and downloaded many times. */
const BROTLI_OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** Keys of plural forms other than `other`, such as `%count% nodes|few`, which have no English text of their own. */
const PLURAL_FORM = /\|(zero|one|two|few|many)$/;

/** Returns the path of the texts in a release. */
export const getTextsFile = (locale: string): string => `locales/${locale}.json`;

/** The folder of the files of releases, and the paths of those that must not be used. */
interface TextFiles {
  dir: string;
  damaged: ReadonlySet<string>;
}

const readTexts = ({ dir, damaged }: TextFiles, base: string, locale: string): Texts => {
  const path = base + getTextsFile(locale);
  if (damaged.has(path)) return {};
  try {
    return parseTexts(JSON.parse(readFileSync(join(dir, path), 'utf8'))) ?? {};
  } catch {
    // A package without texts in this locale, or whose file is missing or malformed, must not remove the texts of the others.
    return {};
  }
};

/**
 * Returns the locales from which a locale is composed: itself, or for English, whose texts are the keys, all others.
 * @returns Null for a locale that the product does not have, or that the live shell has no texts for.
 */
export const listSourceLocales = ({ shell }: Registry, locale: string): readonly string[] | null => {
  const translated = shell?.current.descriptor.locales ?? [];
  if (locale === DEFAULT_LOCALE) return translated;
  const isKnown = LANGUAGES.some((language) => language.locale === locale);
  return isKnown && translated.includes(locale) ? [locale] : null;
};

/** Returns the releases that pages use when the live ones fail. */
export const listFallbacks = ({ shell, remotes }: Pick<Registry, 'shell' | 'remotes'>): AnyRelease[] =>
  [...(shell ? [shell] : []), ...Object.values(remotes)].flatMap(({ previous }): AnyRelease[] =>
    previous.slice(0, 1),
  );

const pickTexts = (
  files: TextFiles,
  { shell, remotes }: Registry,
  locale: string,
  serverTexts: Texts,
): Texts => {
  const readTextsOf = (base: string) => readTexts(files, base, locale);
  return Object.assign(
    {},
    // A page uses a previous release only when the live one fails, so the texts of the live one override these.
    ...listFallbacks({ shell, remotes }).map(({ base }) => readTextsOf(base)),
    ...Object.values(remotes).map(({ current }) => readTextsOf(current.base)),
    // Later texts override earlier ones, so a remote cannot change the texts of the servers or the shell.
    serverTexts,
    shell ? readTextsOf(shell.current.base) : {},
  ) as Texts;
};

/**
 * Composes the texts of one locale from those of the live remotes, the API, the gateway and the shell: each ships its own.
 * @param sources Result of `listSourceLocales`.
 * @param serverTexts The texts of the API and the gateway in each of them.
 */
export const composeLocale = (
  files: TextFiles,
  registry: Registry,
  locale: string,
  sources: readonly string[],
  serverTexts: readonly Texts[],
): ComposedLocale => {
  const texts: Texts = Object.assign(
    {},
    ...sources.map((source, index) => pickTexts(files, registry, source, serverTexts[index] ?? {})),
  );
  const englishKeys = Object.keys(texts).filter((key) => !PLURAL_FORM.test(key));
  const body = JSON.stringify(
    locale === DEFAULT_LOCALE ? Object.fromEntries(englishKeys.map((key) => [key, key])) : texts,
  );
  const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`;
  let compressed: Promise<Buffer> | undefined;
  return { body, etag, compress: () => (compressed ??= compressBrotli(body, BROTLI_OPTIONS)) };
};
