import type { Transfer } from '@hashgrid/contracts';
import { resolveTransfer, transfer } from '@hashgrid/contracts/endpoints';
import { api, fromContract } from '@hashgrid/platform';

export type TransferQuery = Pick<Transfer, 'recipient' | 'token' | 'amount'>;

interface TransferRequest extends Transfer {
  /** Created once per review and sent with every attempt: the server executes one transfer per key. */
  idempotencyKey: string;
}

const transferApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Resolves the recipient, fee and total of a transfer without executing it. */
    resolveTransfer: build.query({
      ...fromContract(resolveTransfer),
      keepUnusedDataFor: 0,
      extraOptions: { quiet: true },
    }),
    /** Executes a transfer, then refetches wallets and transactions, also if the balance is lower than the page shows. */
    transfer: build.mutation({
      ...fromContract(transfer, ({ idempotencyKey, ...payload }: TransferRequest) => ({
        payload,
        idempotencyKey,
      })),
      invalidatesTags: (receipt, error) => (receipt || error?.errors?.amount ? ['Wallets'] : []),
      extraOptions: { quiet: true },
    }),
  }),
});

export const { useLazyResolveTransferQuery, useTransferMutation } = transferApi;
