import type { NetworkMembers, NetworkSummary } from '@hashgrid/contracts';
import { fittedGet } from './fittedGet';
import { gameBase, quiet } from './gameBase';
import { MEMBERS, NETWORK } from './shapes';

const MEMBERS_PER_PAGE = 25;

/** Whose members are listed: those the player invited, those a member invited, or a generation (`all` of them). */
export type MembersOf = { parentId?: string } | { level: '1' | '2' | '3' | 'all' };

interface MembersPage {
  queryArg: MembersOf;
  pageParam: string | null;
}

const networkApi = gameBase.injectEndpoints({
  endpoints: (build) => ({
    getNetwork: build.query<NetworkSummary, void>({
      queryFn: fittedGet(NETWORK, () => '/shared/network/summary'),
      providesTags: ['Network'],
      extraOptions: quiet,
    }),
    /** Players of the network, the first to join first, a page at a time. */
    getMembers: build.infiniteQuery<NetworkMembers, MembersOf, string | null>({
      queryFn: fittedGet(MEMBERS, ({ queryArg, pageParam }: MembersPage) => ({
        url: '/shared/network/members',
        params: { ...queryArg, cursor: pageParam, limit: MEMBERS_PER_PAGE },
      })),
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
      providesTags: ['Network'],
      extraOptions: quiet,
    }),
  }),
});

export const { useGetNetworkQuery, useGetMembersInfiniteQuery } = networkApi;
