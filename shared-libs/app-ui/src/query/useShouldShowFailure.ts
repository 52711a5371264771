import { useState } from 'react';
import { useApiOutage } from '@hashgrid/platform';
import { hasFailed, type Query } from './query';

/**
 * Returns whether to show that a query has failed. A failure on screen stays while the query is fetched again. None appears during
 * an outage of the whole API, which the shell's banner reports, nor while all queries are fetched again after it.
 */
export function useShouldShowFailure(query: Pick<Query, 'isError' | 'error'>): boolean {
  const outage = useApiOutage();
  const [isShown, setIsShown] = useState(false);
  const shouldShow = isShown
    ? hasFailed(query) && outage !== 'confirmed'
    : query.isError && outage === 'none';
  if (shouldShow !== isShown) setIsShown(shouldShow);
  return shouldShow;
}
