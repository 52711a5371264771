/** State of a request. */
export type RequestStatus = 'idle' | 'loading' | 'success' | 'error';

/** Returns the status of a query from its flags. */
export function getRequestStatus(query: {
  isUninitialized: boolean;
  isError: boolean;
  isSuccess: boolean;
}): RequestStatus {
  if (query.isUninitialized) return 'idle';
  if (query.isError) return 'error';
  return query.isSuccess ? 'success' : 'loading';
}
