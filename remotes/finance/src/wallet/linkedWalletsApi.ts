import { getChainBalances, listAddresses } from '@hashgrid/contracts/endpoints';
import { api, fromContract } from '@hashgrid/platform';

const linkedWalletsApi = api.enhanceEndpoints({ addTagTypes: ['LinkedWallets'] }).injectEndpoints({
  endpoints: (build) => ({
    /** Wallets that the player can log in with. Settings change them. */
    getOwnWallets: build.query({
      ...fromContract(listAddresses),
      providesTags: ['LinkedWallets'],
      extraOptions: { quiet: true },
    }),
    /** What these hold on the blockchains that the server reads. */
    getOwnChainBalances: build.query({
      ...fromContract(getChainBalances),
      providesTags: ['LinkedWallets'],
      extraOptions: { quiet: true },
    }),
  }),
});

export const { useGetOwnWalletsQuery, useGetOwnChainBalancesQuery } = linkedWalletsApi;
