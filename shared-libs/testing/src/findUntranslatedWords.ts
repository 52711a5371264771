import { LANGUAGES } from '@hashgrid/contracts';

const LANGUAGE_NAMES = new RegExp(LANGUAGES.map(({ language }) => language).join('|'), 'g');

/**
 * Returns the English words on the page; null if there are none. Languages have their own names everywhere.
 *
 * @param names What else is the same in every language, as a global pattern.
 */
export const findUntranslatedWords = (names?: RegExp): readonly string[] | null => {
  const text = (document.body.textContent ?? '').replace(LANGUAGE_NAMES, '');
  return (names ? text.replace(names, '') : text).match(/[A-Za-z]{2,}/g);
};
