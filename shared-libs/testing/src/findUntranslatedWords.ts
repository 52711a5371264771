/**
 * Returns the English words on the page; null if there are none.
 *
 * @param names What is the same in every language, as a global pattern.
 */
export const findUntranslatedWords = (names: RegExp): readonly string[] | null =>
  (document.body.textContent ?? '').replace(names, '').match(/[A-Za-z]{2,}/g);
