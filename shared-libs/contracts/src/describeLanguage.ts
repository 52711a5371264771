/** One entry of the language picker [E6]. `flagImg` is a path below the site root. */
export interface LanguageOption {
  locale: string;
  language: string;
  code: string;
  flagImg: string;
}

/** What may be stored as a language; whether there are texts for it shows when they are fetched. */
export const LOCALE_FORM = /^[a-z]{2}-[A-Z]{2}$/;

/** Whether a text has the form of a locale. */
export const isLocale = (text: string | null): text is string => text !== null && LOCALE_FORM.test(text);

/** Returns the entry of a locale. @param language Own name of the language. */
export function describeLanguage(locale: string, language: string): LanguageOption {
  const [base = '', region = ''] = locale.toLowerCase().split('-');
  // Two languages are Chinese.
  return { locale, language, code: base === 'zh' ? region : base, flagImg: `/assets/flags/${region}.svg` };
}

const RIGHT_TO_LEFT = 'ar-SA';

/** Returns the writing direction of a locale, for `<html dir>`. */
export const getDirection = (locale: string): 'ltr' | 'rtl' => (locale === RIGHT_TO_LEFT ? 'rtl' : 'ltr');
