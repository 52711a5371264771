import { useMemo } from 'react';
import { useLanguage } from '@hashgrid/platform';

/** Returns a function that formats a UTC day (`2026-01-31`) in the player's language, without the year. */
export function useFormatDay(): (day: string) => string {
  const { locale } = useLanguage().currentLanguage;
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, {
      month: 'short',
      day: 'numeric',
      timeZone: 'UTC',
      numberingSystem: 'latn',
    });
    return (day) => format.format(new Date(`${day}T00:00:00Z`));
  }, [locale]);
}
