import { LANGUAGES } from '@hashgrid/contracts';

const LANGUAGE_NAMES = new RegExp(LANGUAGES.map(({ language }) => language).join('|'), 'g');
/** Days, months and times of day, which are in English in every language. */
const ENGLISH_DATES = /(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* (?=\d)|(?<=\d\s)[AP]M/g;

/**
 * Returns the English words on the page; null if there are none. Languages have their own names everywhere, and dates are in English.
 *
 * @param names What else is the same in every language, as a global pattern.
 */
export const findUntranslatedWords = (names?: RegExp): readonly string[] | null => {
  const text = (document.body.textContent ?? '').replace(LANGUAGE_NAMES, '').replace(ENGLISH_DATES, '');
  return (names ? text.replace(names, '') : text).match(/[A-Za-z]{2,}/g);
};
