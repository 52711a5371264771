import type { Exchange, ExchangeOrder, ExchangeQuote, ExchangeReceipt, Success } from '@hashgrid/contracts';
import { api } from '@hashgrid/platform';

interface ExchangeWish extends Exchange {
  /** Made once per review and kept for every retry: the server exchanges once per key. */
  idempotencyKey: string;
}

const exchangeApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What an exchange would bring now; nothing is reserved. */
    quoteExchange: build.query<ExchangeQuote, ExchangeOrder>({
      query: ({ from, to, amount }) => ({
        url: `/auth/exchange/quote?${new URLSearchParams({ from, to, amount })}`,
      }),
      transformResponse: (body: Success<ExchangeQuote>) => body.data,
      keepUnusedDataFor: 0,
      extraOptions: { quiet: true },
    }),
    /** Exchanges at the pool's price; afterwards balances and prices are fetched again. */
    exchange: build.mutation<ExchangeReceipt, ExchangeWish>({
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
