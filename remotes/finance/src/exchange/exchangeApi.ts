import type { Exchange } from '@hashgrid/contracts';
import { exchange, quoteExchange } from '@hashgrid/contracts/endpoints';
import { api, fromContract } from '@hashgrid/platform';

interface ExchangeRequest extends Exchange {
  /** Created once per review and sent with every attempt: the server executes one swap per key. */
  idempotencyKey: string;
}

const exchangeApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Quotes a swap at the pool's current price; nothing is reserved. */
    quoteExchange: build.query({
      ...fromContract(quoteExchange),
      keepUnusedDataFor: 0,
      extraOptions: { quiet: true },
    }),
    /** Swaps at the pool's price, then refetches balances and prices, also if they differ from what the page shows. */
    exchange: build.mutation({
      ...fromContract(exchange, ({ idempotencyKey, ...payload }: ExchangeRequest) => ({
        payload,
        idempotencyKey,
      })),
      invalidatesTags: (receipt, error) =>
        receipt || error?.errors?.amount || error?.errors?.minReceived ? ['Wallets', 'Tokens'] : [],
      extraOptions: { quiet: true },
    }),
  }),
});

export const { useLazyQuoteExchangeQuery, useExchangeMutation } = exchangeApi;
