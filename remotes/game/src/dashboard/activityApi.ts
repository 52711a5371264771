import { listTransactions } from '@hashgrid/contracts/endpoints';
import { api, fromContract } from '@hashgrid/platform';
import { QUIET } from '../api/taggedApi';

/** Number of ledger entries on the dashboard. */
const LATEST_COUNT = 6;

const activityApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The player's latest ledger entries; refetched when the wallets change. */
    getLatestActivity: build.query({
      ...fromContract(listTransactions, (_: void) => ({ payload: { limit: LATEST_COUNT } })),
      providesTags: ['Wallets'],
      extraOptions: QUIET,
    }),
  }),
});

export const { useGetLatestActivityQuery } = activityApi;
