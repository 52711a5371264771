import { getChainBalances } from '@hashgrid/contracts/endpoints';
import { api, fromContract } from '@hashgrid/platform';

const chainBalancesApi = api.enhanceEndpoints({ addTagTypes: ['LinkedWallets'] }).injectEndpoints({
  endpoints: (build) => ({
    /** Balances of the player's linked wallets on the blockchains that the server reads. */
    getOwnChainBalances: build.query({
      ...fromContract(getChainBalances),
      providesTags: ['LinkedWallets'],
      extraOptions: { quiet: true },
    }),
  }),
});

export const { useGetOwnChainBalancesQuery } = chainBalancesApi;
