import type { DailyProfit, Success } from '@hashgrid/contracts';
import { api } from '@hashgrid/platform';

const dailyProfitApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The player's profit by day. @param month `2026-01`; null for the current one */
    getDailyProfit: build.query<DailyProfit, string | null>({
      query: (month) => `/auth/transaction/daily-profit${month ? `?month=${month}` : ''}`,
      transformResponse: ({ data }: Success<Partial<DailyProfit> | null>) => ({
        month: data?.month ?? '',
        firstMonth: data?.firstMonth ?? data?.month ?? '',
        days: data?.days ?? [],
        totals: data?.totals ?? [],
      }),
      providesTags: ['Wallets', 'Overview'],
      extraOptions: { quiet: true },
    }),
  }),
});

export const { useGetDailyProfitQuery } = dailyProfitApi;
