import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listTextPackages } from '@hashgrid/tooling/texts/listTextPackages';

/** The texts that a page in one language must not show, and those that it may show. */
export interface LanguageTexts {
  /** English texts that a page must not show. Excludes texts that any package leaves in English. */
  english: string[];
  /** Regular expressions for the English texts with placeholders. */
  englishPatterns: string[];
  /** Translations without placeholders, which may look like an English pattern. */
  translations: string[];
  /** Latin words of the translations, in lower case. */
  latinWords: string[];
}

type Texts = Record<string, string>;

/** Latin words in the names of tokens, which are the same in every language. */
const TOKEN_WORDS = ['tether'];
const PLACEHOLDER = /%\w+%/g;
/** Minimum number of letters of an English text with placeholders; patterns of shorter ones would also match numbers with units. */
const MIN_PATTERN_LETTERS = 4;

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const toPattern = (key: string): string => `^${key.split(PLACEHOLDER).map(escapeRegExp).join('.+')}$`;

const countLetters = (key: string): number => key.replace(PLACEHOLDER, '').replace(/[^A-Za-z]/g, '').length;

/** Classifies the texts of a language's locale files by whether a page may show them. */
export const classifyTexts = (files: readonly Texts[]): LanguageTexts => {
  const entries = files.flatMap((file) => Object.entries(file));
  const untranslated = new Set(entries.filter(([key, value]) => key === value).map(([key]) => key));
  // The key of a plural form ends with its category.
  const keys = [...new Set(entries.map(([key]) => key.replace(/\|\w+$/, '')))].filter(
    (key) => !untranslated.has(key),
  );
  const isPattern = (key: string) => /%\w+%/.test(key);
  return {
    english: keys.filter((key) => !isPattern(key)),
    englishPatterns: keys
      .filter((key) => isPattern(key) && countLetters(key) >= MIN_PATTERN_LETTERS)
      .map(toPattern),
    translations: [...new Set(entries.map(([, value]) => value))].filter((value) => !isPattern(value)),
    latinWords: [
      ...TOKEN_WORDS,
      ...new Set(entries.flatMap(([, value]) => value.toLowerCase().match(/[a-z]{4,}/g) ?? [])),
    ],
  };
};

/** Reads the locale files of every package; en-US has none. */
export const readTexts = (locale: string): LanguageTexts =>
  classifyTexts(
    listTextPackages()
      .map(({ localesDir }) => join(localesDir, `${locale}.json`))
      .filter((file) => existsSync(file))
      .map((file) => JSON.parse(readFileSync(file, 'utf8')) as Texts),
  );
