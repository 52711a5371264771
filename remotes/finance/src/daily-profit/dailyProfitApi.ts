import { getDailyProfit } from '@hashgrid/contracts/endpoints';
import { api, fromContract } from '@hashgrid/platform';

const dailyProfitApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The player's profit by day. @param month `2026-01`; null for the current one */
    getDailyProfit: build.query({
      ...fromContract(getDailyProfit, (month: string | null) => ({ payload: { month } })),
      providesTags: ['Wallets', 'Overview'],
      extraOptions: { quiet: true },
    }),
  }),
});

export const { useGetDailyProfitQuery } = dailyProfitApi;
