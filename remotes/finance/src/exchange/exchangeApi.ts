import type { Exchange, ExchangeOrder, ExchangeQuote, ExchangeReceipt, Success } from '@hashgrid/contracts';
import { api } from '@hashgrid/platform';

interface ExchangeRequest extends Exchange {
  /** Made once per review and sent on every retry: the server executes one swap per key. */
  idempotencyKey: string;
}

const exchangeApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Quotes a swap at the pool's current price; nothing is reserved. */
    quoteExchange: build.query<ExchangeQuote, ExchangeOrder>({
      query: ({ from, to, amount }) => ({
        url: `/auth/exchange/quote?${new URLSearchParams({ from, to, amount })}`,
      }),
      transformResponse: (body: Success<ExchangeQuote>) => body.data,
      keepUnusedDataFor: 0,
      extraOptions: { quiet: true },
    }),
    /** Swaps at the pool's price, then refetches balances and prices. */
    exchange: build.mutation<ExchangeReceipt, ExchangeRequest>({
      query: ({ idempotencyKey, ...body }) => ({
        url: '/auth/exchange',
        method: 'POST',
        headers: { 'Idempotency-Key': idempotencyKey },
        body,
      }),
      transformResponse: (body: Success<ExchangeReceipt>) => body.data,
      invalidatesTags: (receipt) => (receipt ? ['Wallets', 'Tokens'] : []),
      extraOptions: { quiet: true },
    }),
  }),
});

export const { useLazyQuoteExchangeQuery, useExchangeMutation } = exchangeApi;
