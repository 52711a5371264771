import { getOverview } from '@hashgrid/contracts/endpoints';
import { api, fromContract } from '@hashgrid/platform';

const unpaidRewardsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Unpaid rewards, and when they are paid to the wallet. */
    getUnpaidRewards: build.query({
      ...fromContract(getOverview),
      providesTags: ['Overview'],
      extraOptions: { quiet: true },
    }),
  }),
});

export const { useGetUnpaidRewardsQuery } = unpaidRewardsApi;
