/** How a fetch stands [A12]. */
export type RequestStatus = 'idle' | 'loading' | 'success' | 'error';

/** The status in the flags of a query. */
export function requestStatus(query: {
  isUninitialized: boolean;
  isError: boolean;
  isSuccess: boolean;
}): RequestStatus {
  if (query.isUninitialized) return 'idle';
  if (query.isError) return 'error';
  return query.isSuccess ? 'success' : 'loading';
}
