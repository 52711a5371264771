import { useState } from 'react';
import type { Query } from './query';

/**
 * Returns whether the failure that a query last ended with is one of the next page of a list, not of a refresh of what it shows. Doesn't
 * change while the query is fetched again, whichever of the two is.
 */
export function useHasNextPageFailed({ isError, isFetchNextPageError, isFetchingNextPage }: Query): boolean {
  const [isNextPage, setIsNextPage] = useState(isFetchingNextPage === true);
  const hasFailed = isError ? isFetchNextPageError === true : isNextPage;
  if (hasFailed !== isNextPage) setIsNextPage(hasFailed);
  return hasFailed;
}
