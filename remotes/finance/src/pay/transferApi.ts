import type { Receipt, ResolvedTransfer, Success, Transfer } from '@hashgrid/contracts';
import { api } from '@hashgrid/platform';

export type TransferQuery = Pick<Transfer, 'recipient' | 'token' | 'amount'>;

export interface TransferRequest extends Transfer {
  /** Made once per review and sent on every retry: the server executes one transfer per key. */
  idempotencyKey: string;
}

const transferApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Resolves the recipient, fee and total of a transfer without executing it. */
    resolveTransfer: build.query<ResolvedTransfer, TransferQuery>({
      query: ({ recipient, token, amount }) => ({
        url: `/auth/transaction/resolve?${new URLSearchParams({ recipient, token, amount })}`,
      }),
      transformResponse: (body: Success<ResolvedTransfer>) => body.data,
      keepUnusedDataFor: 0,
      extraOptions: { quiet: true },
    }),
    /** Executes a transfer, then refetches wallets and transactions. */
    transfer: build.mutation<Receipt, TransferRequest>({
      query: ({ idempotencyKey, ...body }) => ({
        url: '/auth/transaction/transfer',
        method: 'POST',
        headers: { 'Idempotency-Key': idempotencyKey },
        body,
      }),
      transformResponse: (body: Success<Receipt>) => body.data,
      invalidatesTags: (receipt) => (receipt ? ['Wallets'] : []),
      extraOptions: { quiet: true },
    }),
  }),
});

export const { useLazyResolveTransferQuery, useTransferMutation } = transferApi;
