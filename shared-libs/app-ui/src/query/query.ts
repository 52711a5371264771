/** The part of a query hook's result that shows whether it succeeded. */
export interface Query {
  data?: unknown;
  error?: unknown;
  isError: boolean;
  isFetching: boolean;
  /** When the data came, in ms by the device's clock. */
  fulfilledTimeStamp?: number;
  refetch: () => unknown;
}

/** A query with typed data. */
export type DataQuery<Data> = Query & { data?: Data };
