import type { NameAddress, OwnerProof } from '@hashgrid/contracts';
import { linkAddress, nameAddress, unlinkAddress } from '@hashgrid/contracts/endpoints';
import { api, fromContract } from '@hashgrid/platform';

/** No error toasts: the dialogs show these failures. */
const extraOptions = { quiet: true };

/** Mutations of linked wallets, in a module separate from the query's, so that they are loaded with the dialogs only. */
const walletChangesApi = api
  .enhanceEndpoints({ addTagTypes: ['LinkedWallets', 'SecurityEvents', 'Sessions'] })
  .injectEndpoints({
    endpoints: (build) => ({
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
      /** Unlinks a wallet, and ends the other sessions that began with it. */
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

export const { useLinkWalletMutation, useRenameWalletMutation, useUnlinkWalletMutation } = walletChangesApi;
