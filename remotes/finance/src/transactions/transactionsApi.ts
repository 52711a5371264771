import type { Success, TransactionDetail, TransactionFilter, Transactions } from '@hashgrid/contracts';
import { api } from '@hashgrid/platform';
import { FILTER_PARAMS } from './parseFilter';

/** Rows per page. */
export const PAGE_SIZE = 50;
/** Pages out of view leave the cache, so that a long list needs no more memory than a short one. */
const CACHE_SECONDS = 30;

interface TransactionPage {
  filter: TransactionFilter;
  /** Null for the first page. */
  cursor: string | null;
}

const toQueryString = (filter: TransactionFilter, more: Record<string, string> = {}) => {
  const found = FILTER_PARAMS.flatMap((name) => (filter[name] ? [[name, filter[name]]] : []));
  return new URLSearchParams([...found, ...Object.entries(more)]).toString();
};

const transactionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** One page of the player's ledger lines. */
    getTransactions: build.query<Transactions, TransactionPage>({
      query: ({ filter, cursor }) =>
        `/auth/transaction?${toQueryString(filter, { limit: String(PAGE_SIZE), ...(cursor && { cursor }) })}`,
      transformResponse: ({ data }: Success<Partial<Transactions> | null>) => ({
        items: data?.items ?? [],
        nextCursor: data?.nextCursor ?? null,
        previousCursor: data?.previousCursor ?? null,
      }),
      providesTags: ['Wallets'],
      keepUnusedDataFor: CACHE_SECONDS,
      extraOptions: { quiet: true },
    }),
    /** A ledger entry with all its legs. Entries are immutable. */
    getTransaction: build.query<TransactionDetail, string>({
      query: (id) => `/auth/transaction/${encodeURIComponent(id)}`,
      transformResponse: ({ data }: Success<TransactionDetail>) => data,
      extraOptions: { quiet: true },
    }),
    /** All lines that match the filter, as a CSV file. */
    exportTransactions: build.query<Blob, TransactionFilter>({
      query: (filter) => {
        const query = toQueryString(filter);
        return { url: `/auth/transaction/export${query && `?${query}`}`, responseType: 'blob' };
      },
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useGetTransactionsQuery, useGetTransactionQuery, useLazyExportTransactionsQuery } =
  transactionsApi;
