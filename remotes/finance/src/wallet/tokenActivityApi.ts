import type { Success, Transactions } from '@hashgrid/contracts';
import { api } from '@hashgrid/platform';

const PAGE_SIZE = 10;

interface TokenActivityPage {
  token: string;
  /** Null asks for the newest. */
  cursor: string | null;
}

const tokenActivityApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** One page of the player's entries in one token, newest first [C16]. */
    getTokenActivity: build.query<Transactions, TokenActivityPage>({
      query: ({ token, cursor }) => {
        const params = new URLSearchParams({ token, limit: String(PAGE_SIZE), ...(cursor && { cursor }) });
        return { url: `/auth/transaction?${params}` };
      },
      transformResponse: (body: Success<Partial<Transactions> | null>) => ({
        items: body.data?.items ?? [],
        nextCursor: body.data?.nextCursor ?? null,
      }),
      providesTags: ['Wallets'],
      extraOptions: { quiet: true },
    }),
  }),
});

export const { useGetTokenActivityQuery } = tokenActivityApi;
