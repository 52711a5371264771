import { useMemo } from 'react';
import { COUNTRY_CODES } from '@hashgrid/contracts';
import { useLanguage } from '@hashgrid/platform';

interface Countries {
  /** Options of a `Select`, sorted in the player's language. */
  options: readonly { value: string; label: string }[];
  /** Returns the name of a country. */
  getName(code: string): string;
}

/** Returns all countries, named and sorted in the player's language. */
export function useCountries(): Countries {
  const { locale } = useLanguage().currentLanguage;
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    const getName = (code: string) => names.of(code) ?? code;
    const { compare } = new Intl.Collator(locale);
    const options = COUNTRY_CODES.map((value) => ({ value, label: getName(value) }));
    return { options: options.sort((a, b) => compare(a.label, b.label)), getName };
  }, [locale]);
}
