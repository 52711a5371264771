import { useLanguage } from '@hashgrid/platform';

/** Languages with a space before the sign. `Intl` knows them too, but creating a formatter is expensive. */
const HAS_SPACE = /^(de|es|fr|ru)/;

/** Returns the percent sign as the texts of the language write it. */
export function usePercentSign(): string {
  return HAS_SPACE.test(useLanguage().currentLanguage.locale) ? '\u00A0%' : '%';
}
