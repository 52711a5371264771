/** The part of a query hook's result that alerts and boundaries read. */
export interface Query {
  data?: unknown;
  error?: unknown;
  isError: boolean;
  isFetching: boolean;
  /** Time at which the data was received, in ms since the epoch by the device's clock. */
  fulfilledTimeStamp?: number;
  refetch: () => unknown;
}

/** A query with typed data. */
export type DataQuery<Data> = Query & { data?: Data };
