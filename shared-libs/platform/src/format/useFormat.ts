import { useLanguage } from '../language/LanguageContext';
import { usePreferences } from '../preferences/usePreferences';
import { getFormatters, type Formatters } from './formatters';

/** Returns the formatters of the player's language and number format. */
export function useFormat(): Formatters {
  const { locale } = useLanguage().currentLanguage;
  const { numberFormat } = usePreferences().preferences;
  return getFormatters(locale, numberFormat);
}
