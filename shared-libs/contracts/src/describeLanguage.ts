/** One entry of the language picker [E6]. `flagImg` is a path below the site root. */
export interface LanguageOption {
  locale: string;
  language: string;
  code: string;
  flagImg: string;
}

/** Format of a stored language. Whether it has translations is known only once they are fetched. */
export const LOCALE_PATTERN = /^[a-z]{2}-[A-Z]{2}$/;

/** Returns whether a text has the format of a locale. */
export const isLocale = (text: string | null): text is string => text !== null && LOCALE_PATTERN.test(text);

/**
 * Returns the entry of a locale in the language picker.
 * @param language Name of the language, in the language itself.
 */
export function describeLanguage(locale: string, language: string): LanguageOption {
  const [base = '', region = ''] = locale.toLowerCase().split('-');
  // Both Chinese locales have the language `zh`, so their regions tell them apart.
  return { locale, language, code: base === 'zh' ? region : base, flagImg: `/assets/flags/${region}.svg` };
}

const RIGHT_TO_LEFT_LOCALE = 'ar-SA';

/** Returns the writing direction of a locale, for `<html dir>`. */
export const getDirection = (locale: string): 'ltr' | 'rtl' =>
  locale === RIGHT_TO_LEFT_LOCALE ? 'rtl' : 'ltr';
