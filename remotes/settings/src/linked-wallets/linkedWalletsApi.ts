import { listAddresses } from '@hashgrid/contracts/endpoints';
import { api, fromContract } from '@hashgrid/platform';

const linkedWalletsApi = api.enhanceEndpoints({ addTagTypes: ['LinkedWallets'] }).injectEndpoints({
  endpoints: (build) => ({
    getLinkedWallets: build.query({
      ...fromContract(listAddresses),
      providesTags: ['LinkedWallets'],
      extraOptions: { quiet: true },
    }),
  }),
});

export const { useGetLinkedWalletsQuery } = linkedWalletsApi;
