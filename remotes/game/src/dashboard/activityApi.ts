import type { Success, Transaction, Transactions } from '@hashgrid/contracts';
import { api } from '@hashgrid/platform';

/** Number of entries on the dashboard. */
const LATEST_COUNT = 6;

const activityApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The player's latest ledger entries [C16]; refetched when a payment changes the wallets. */
    getLatestActivity: build.query<Transaction[], void>({
      query: () => ({ url: `/auth/transaction?limit=${LATEST_COUNT}` }),
      transformResponse: (body: Success<Partial<Transactions> | null>) => body.data?.items ?? [],
      providesTags: ['Wallets'],
      extraOptions: { quiet: true },
    }),
  }),
});

export const { useGetLatestActivityQuery } = activityApi;
