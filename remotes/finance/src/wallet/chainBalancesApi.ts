import { getChainBalances } from '@hashgrid/contracts/endpoints';
import { api, fromContract } from '@hashgrid/platform';

const chainBalancesApi = api.enhanceEndpoints({ addTagTypes: ['LinkedWallets'] }).injectEndpoints({
  endpoints: (build) => ({
    /** What linked wallets hold on the blockchains that the server reads. */
    getOwnChainBalances: build.query({
      ...fromContract(getChainBalances),
      providesTags: ['LinkedWallets'],
      extraOptions: { quiet: true },
    }),
  }),
});

export const { useGetOwnChainBalancesQuery } = chainBalancesApi;
