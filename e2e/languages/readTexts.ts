import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listTextPackages } from '@hashgrid/tooling/texts/listTextPackages';

/** What may not, and what may, be seen on a page in one language. */
export interface LanguageTexts {
  /** English texts whose translation differs in every package. */
  english: string[];
  /** Regular expressions of those with placeholders. */
  englishPatterns: string[];
  /** Translations without placeholders, which may look like an English pattern. */
  translations: string[];
  /** Latin words of the translations, in lower case. */
  latinWords: string[];
}

type Texts = Record<string, string>;

/** Words of tokens' names, which are the same in every language. */
const TOKEN_WORDS = ['tether'];
const PLACEHOLDER = /%\w+%/g;
/** Shorter texts around placeholders also match numbers and units. */
const MIN_PATTERN_LETTERS = 4;

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const toPattern = (key: string): string => `^${key.split(PLACEHOLDER).map(escape).join('.+')}$`;

const countLetters = (key: string): number => key.replace(PLACEHOLDER, '').replace(/[^A-Za-z]/g, '').length;

/** Returns the texts of a language by those of its locale files. */
export const describeTexts = (files: readonly Texts[]): LanguageTexts => {
  const entries = files.flatMap((file) => Object.entries(file));
  const same = new Set(entries.filter(([key, value]) => key === value).map(([key]) => key));
  // The key of a plural form ends with its category.
  const keys = [...new Set(entries.map(([key]) => key.replace(/\|\w+$/, '')))].filter(
    (key) => !same.has(key),
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
  describeTexts(
    listTextPackages()
      .map(({ localesDir }) => join(localesDir, `${locale}.json`))
      .filter((file) => existsSync(file))
      .map((file) => JSON.parse(readFileSync(file, 'utf8')) as Texts),
  );
