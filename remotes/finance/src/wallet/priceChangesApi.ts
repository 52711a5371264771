import { WALLET_REFRESH_MS } from '@hashgrid/contracts';
import { getPriceChanges } from '@hashgrid/contracts/endpoints';
import { api, fromContract } from '@hashgrid/platform';

const priceChangesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Price changes of all tokens over the last 24 hours. */
    getPriceChanges: build.query({
      ...fromContract(getPriceChanges),
      providesTags: ['Tokens'],
      extraOptions: { quiet: true },
    }),
  }),
});

/** Returns the change of a token's price over the last 24 hours, `0.1` for 10%; null if there is none or it isn't loaded. */
export function usePriceChange(symbol: string): string | null {
  const { data } = priceChangesApi.useGetPriceChangesQuery(undefined, {
    pollingInterval: WALLET_REFRESH_MS,
    skipPollingIfUnfocused: true,
  });
  return data?.changes.find(({ code }) => code === symbol)?.change ?? null;
}
