import { LANGUAGES } from '@hashgrid/contracts';

const LANGUAGE_NAMES = new RegExp(LANGUAGES.map(({ language }) => language).join('|'), 'g');
/** Months before a number, and AM or PM after one: dates and times are in English in every language. */
const ENGLISH_DATES = /(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\s(?=\d)|(?<=\d\s)[AP]M/g;

/**
 * Returns the English words on the page; null if there are none. Names of languages and English dates don't count, because they are the same in every language.
 *
 * @param names Global pattern of other words that are the same in every language.
 */
export const findUntranslatedWords = (names?: RegExp): readonly string[] | null => {
  const text = (document.body.textContent ?? '').replace(LANGUAGE_NAMES, '').replace(ENGLISH_DATES, '');
  return (names ? text.replace(names, '') : text).match(/[A-Za-z]{2,}/g);
};
