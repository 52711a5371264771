import type { Success, TransactionDetail, TransactionFilter, Transactions } from '@hashgrid/contracts';
import { api } from '@hashgrid/platform';
import { FILTER_PARAMS } from './parseFilter';

/** Rows of a page. */
export const PAGE_SIZE = 50;
/** A page that is out of sight is forgotten after this time, so that a long list takes no more memory than a short one. */
const CACHE_SECONDS = 30;

interface TransactionPage {
  filter: TransactionFilter;
  /** Null asks for the first page. */
  cursor: string | null;
}

const toQueryString = (filter: TransactionFilter, more: Record<string, string> = {}) => {
  const found = FILTER_PARAMS.flatMap((name) => (filter[name] ? [[name, filter[name]]] : []));
  return new URLSearchParams([...found, ...Object.entries(more)]).toString();
};

const transactionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** One page of the player's ledger lines [C16]. */
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
    /** An entry with all its legs. Entries never change. */
    getTransaction: build.query<TransactionDetail, string>({
      query: (id) => `/auth/transaction/${encodeURIComponent(id)}`,
      transformResponse: ({ data }: Success<TransactionDetail>) => data,
      extraOptions: { quiet: true },
    }),
    /** All lines that the filters leave, as a CSV file. */
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
