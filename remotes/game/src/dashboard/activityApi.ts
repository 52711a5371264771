import type { Success, Transaction, Transactions } from '@hashgrid/contracts';
import { api } from '@hashgrid/platform';

/** How many lines the dashboard shows. */
const LATEST_COUNT = 6;

const activityApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The player's newest entries [C16]; fetched again when a payment changes the wallets. */
    getLatestActivity: build.query<Transaction[], void>({
      query: () => ({ url: `/auth/transaction?limit=${LATEST_COUNT}` }),
      transformResponse: (body: Success<Partial<Transactions> | null>) => body.data?.items ?? [],
      providesTags: ['Wallets'],
      extraOptions: { quiet: true },
    }),
  }),
});

export const { useGetLatestActivityQuery } = activityApi;
