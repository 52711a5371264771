import { useLanguage } from '@hashgrid/platform';

/** Locales with a space before the sign. `Intl` knows them too, but creating a formatter is expensive. */
const SPACED_LOCALES = /^(de|es|fr|ru)/;

/** Returns the percent sign of the current language, after a no-break space in languages that have one. */
export function usePercentSign(): string {
  return SPACED_LOCALES.test(useLanguage().currentLanguage.locale) ? '\u00A0%' : '%';
}
