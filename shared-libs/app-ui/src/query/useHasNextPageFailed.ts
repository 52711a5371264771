import { useState } from 'react';
import type { Query } from './query';

/**
 * Returns whether the last failure of a query was that of the next page of a list, not of a refresh of what the list shows. Stays the same
 * while either is fetched again.
 */
export function useHasNextPageFailed({ isError, isFetchNextPageError, isFetchingNextPage }: Query): boolean {
  const [isNextPage, setIsNextPage] = useState(isFetchingNextPage === true);
  const current = isError ? isFetchNextPageError === true : isNextPage;
  if (current !== isNextPage) setIsNextPage(current);
  return current;
}
