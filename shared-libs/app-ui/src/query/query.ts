/** The part of a query hook's result that alerts and boundaries read. */
export interface Query {
  data?: unknown;
  error?: unknown;
  isError: boolean;
  isFetching: boolean;
  /** Time at which the data was received, in ms since the epoch by the device's clock. */
  fulfilledTimeStamp?: number;
  refetch: () => unknown;
  /** The next page of an infinite query: whether it couldn't be loaded, whether it is loading, and how to load it. */
  isFetchNextPageError?: boolean;
  isFetchingNextPage?: boolean;
  fetchNextPage?: () => unknown;
}

/** Returns whether a query has failed and not succeeded since. RTK Query's `isError` is false while a failed query is fetched again. */
export const hasFailed = ({ isError, error }: Pick<Query, 'isError' | 'error'>): boolean =>
  isError || error !== undefined;

/** A query with typed data. */
export type DataQuery<Data> = Query & { data?: Data };
