import { getOverview } from '@hashgrid/contracts/endpoints';
import { api, fromContract } from '@hashgrid/platform';

const unpaidRewardsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Overview of the game, with the unpaid rewards and the time at which they are paid to the wallet. */
    getUnpaidRewards: build.query({
      ...fromContract(getOverview),
      providesTags: ['Overview'],
      extraOptions: { quiet: true },
    }),
  }),
});

export const { useGetUnpaidRewardsQuery } = unpaidRewardsApi;
