import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listTextPackages } from '@hashgrid/tooling/texts/listTextPackages';

/** The texts of one language, by whether a page in it may show them. */
export interface LanguageTexts {
  /** English texts that a page must not show: their translation differs in every package. */
  english: string[];
  /** Regular expressions for the English texts with placeholders. */
  englishPatterns: string[];
  /** Translations without placeholders, which may look like an English pattern. */
  translations: string[];
  /** Latin words of the translations, in lower case. */
  latinWords: string[];
}

type Texts = Record<string, string>;

/** Words in the names of tokens, which are the same in every language. */
const TOKEN_WORDS = ['tether'];
const PLACEHOLDER = /%\w+%/g;
/** Shorter texts around placeholders also match numbers and units. */
const MIN_PATTERN_LETTERS = 4;

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const toPattern = (key: string): string => `^${key.split(PLACEHOLDER).map(escape).join('.+')}$`;

const countLetters = (key: string): number => key.replace(PLACEHOLDER, '').replace(/[^A-Za-z]/g, '').length;

/** Sorts the texts of a language's locale files into those that a page may show and those that it must not. */
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
