import { listAddresses } from '@hashgrid/contracts/endpoints';
import { api, fromContract } from '@hashgrid/platform';

const linkedWalletsApi = api.enhanceEndpoints({ addTagTypes: ['LinkedWallets'] }).injectEndpoints({
  endpoints: (build) => ({
    /** Wallets that the player can log in with, and how many the account may have. */
    getLinkedWallets: build.query({
      ...fromContract(listAddresses),
      providesTags: ['LinkedWallets'],
      extraOptions: { quiet: true },
    }),
  }),
});

export const { useGetLinkedWalletsQuery } = linkedWalletsApi;
