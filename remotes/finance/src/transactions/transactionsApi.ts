import type { TransactionFilter } from '@hashgrid/contracts';
import { exportTransactions, getTransaction, listTransactions } from '@hashgrid/contracts/endpoints';
import { api, fromContract } from '@hashgrid/platform';

/** Rows per page. */
const PAGE_SIZE = 50;
/** Time for which pages out of view stay in the cache; short, so that a long list needs no more memory than a short one. */
const CACHE_SECONDS = 30;

interface TransactionPageRequest {
  filter: TransactionFilter;
  /** Null for the first page. */
  cursor: string | null;
}

const transactionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** One page of the player's ledger lines. */
    getTransactions: build.query({
      ...fromContract(listTransactions, ({ filter, cursor }: TransactionPageRequest) => ({
        payload: { ...filter, limit: PAGE_SIZE, cursor },
      })),
      providesTags: ['Wallets'],
      keepUnusedDataFor: CACHE_SECONDS,
      extraOptions: { quiet: true },
    }),
    /** A ledger entry with all its legs. Entries are immutable. */
    getTransaction: build.query({
      ...fromContract(getTransaction, (id: string) => ({ path: { id } })),
      extraOptions: { quiet: true },
    }),
    /** All lines that match the filter, as a CSV file. */
    exportTransactions: build.query({
      ...fromContract(exportTransactions),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useGetTransactionsQuery, useGetTransactionQuery, useLazyExportTransactionsQuery } =
  transactionsApi;
