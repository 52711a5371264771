import { listAddresses } from '@hashgrid/contracts/endpoints';
import { api, fromContract } from '@hashgrid/platform';

const linkedWalletsApi = api.enhanceEndpoints({ addTagTypes: ['LinkedWallets'] }).injectEndpoints({
  endpoints: (build) => ({
    /** Wallets that the player can log in with. The settings remote links and unlinks them. */
    getOwnWallets: build.query({
      ...fromContract(listAddresses),
      providesTags: ['LinkedWallets'],
      extraOptions: { quiet: true },
    }),
  }),
});

export const { useGetOwnWalletsQuery } = linkedWalletsApi;
