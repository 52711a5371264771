import type { NameAddress, OwnerProof } from '@hashgrid/contracts';
import { linkAddress, listAddresses, nameAddress, unlinkAddress } from '@hashgrid/contracts/endpoints';
import { api, fromContract } from '@hashgrid/platform';

/** No error toasts: the screen shows these failures. */
const extraOptions = { quiet: true };

const linkedWalletsApi = api
  .enhanceEndpoints({ addTagTypes: ['LinkedWallets', 'SecurityEvents', 'Sessions'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getLinkedWallets: build.query({
        ...fromContract(listAddresses),
        providesTags: ['LinkedWallets'],
        extraOptions,
      }),
      linkWallet: build.mutation({
        ...fromContract(linkAddress),
        invalidatesTags: ['LinkedWallets', 'SecurityEvents'],
        extraOptions,
      }),
      renameWallet: build.mutation({
        ...fromContract(nameAddress, ({ address, name }: NameAddress & { address: string }) => ({
          path: { address },
          payload: { name },
        })),
        invalidatesTags: ['LinkedWallets', 'SecurityEvents'],
        extraOptions,
      }),
      /** Ends the other sessions that began with the wallet. */
      unlinkWallet: build.mutation({
        ...fromContract(unlinkAddress, ({ address, proof }: { address: string; proof: OwnerProof }) => ({
          path: { address },
          payload: proof,
        })),
        invalidatesTags: ['LinkedWallets', 'SecurityEvents', 'Sessions'],
        extraOptions,
      }),
    }),
  });

export const {
  useGetLinkedWalletsQuery,
  useLinkWalletMutation,
  useRenameWalletMutation,
  useUnlinkWalletMutation,
} = linkedWalletsApi;
