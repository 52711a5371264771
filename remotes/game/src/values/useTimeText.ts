import { useMemo } from 'react';
import { useLanguage } from '@hashgrid/platform';

/** Formats the time of day of an ISO time in the player's language: `short` to the minute, `medium` to the second. */
export function useTimeText(style: 'short' | 'medium'): (iso: string) => string {
  const { locale } = useLanguage().currentLanguage;
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { timeStyle: style, numberingSystem: 'latn' });
    return (iso) => {
      const time = Date.parse(iso);
      return Number.isNaN(time) ? '–' : format.format(time);
    };
  }, [locale, style]);
}
