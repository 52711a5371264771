import { useTranslate } from '@hashgrid/platform';

/** What is said of a query that failed. @param failure when nothing arrived, translated */
export function useQueryTexts(failure: string) {
  const t = useTranslate();
  return {
    failure,
    stale: t('The latest state did not arrive. You see the last known one.'),
    retry: t('Retry'),
  };
}
