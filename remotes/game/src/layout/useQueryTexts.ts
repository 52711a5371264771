import { useTranslate } from '@hashgrid/platform';

/** What is said of a query that failed. @param failure when nothing arrived, translated */
export function useQueryTexts(failure: string) {
  const t = useTranslate();
  return {
    failure,
    stale: t('Couldn’t refresh. Showing the last known data.'),
    retry: t('Retry'),
  };
}
