import { getDailyProfit } from '@hashgrid/contracts/endpoints';
import { api, fromContract } from '@hashgrid/platform';

const dailyProfitApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The player's profit by day in a month like `2026-01`; null for the current month. `currentMonth` is part of the cache key, so
     * that the query runs again when a new month begins.
     */
    getDailyProfit: build.query({
      ...fromContract(getDailyProfit, ({ month }: { month: string | null; currentMonth: string }) => ({
        payload: { month },
      })),
      providesTags: ['Wallets', 'Overview'],
      extraOptions: { quiet: true },
    }),
  }),
});

export const { useGetDailyProfitQuery } = dailyProfitApi;
