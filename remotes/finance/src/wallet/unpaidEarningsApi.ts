import { getOverview } from '@hashgrid/contracts/endpoints';
import { api, fromContract } from '@hashgrid/platform';

const unpaidEarningsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Unpaid earnings, and when they are paid to the wallet. */
    getUnpaidEarnings: build.query({
      ...fromContract(getOverview),
      providesTags: ['Overview'],
      extraOptions: { quiet: true },
    }),
  }),
});

export const { useGetUnpaidEarningsQuery } = unpaidEarningsApi;
