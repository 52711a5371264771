import { useLanguage } from '../language/LanguageContext';
import { usePreferences } from '../preferences/usePreferences';
import { getFormatters, type Formatters } from './formatters';

/** Formats numbers in the player's language and number format, and dates in English. */
export function useFormat(): Formatters {
  const { locale } = useLanguage().currentLanguage;
  const { numberFormat } = usePreferences().preferences;
  return getFormatters(locale, numberFormat);
}
