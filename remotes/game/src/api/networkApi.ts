import type { NetworkMembers } from '@hashgrid/contracts';
import { getNetwork, listMembers } from '@hashgrid/contracts/endpoints';
import { fromContract } from '@hashgrid/platform';
import { QUIET, taggedApi } from './taggedApi';

const MEMBERS_PER_PAGE = 25;

/** Selects the players whom `parentId` invited (without it, those whom the player invited), or those of one or all referral levels. */
export type MembersFilter = { parentId?: string } | { level: '1' | '2' | '3' | 'all' };

interface MembersPage {
  queryArg: MembersFilter;
  pageParam: string | null;
}

const networkApi = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    getNetwork: build.query({
      ...fromContract(getNetwork),
      providesTags: ['Network'],
      extraOptions: QUIET,
    }),
    /** Players of the network by referral level, and in each in order of joining. */
    getMembers: build.infiniteQuery<NetworkMembers, MembersFilter, string | null>({
      ...fromContract(listMembers, ({ queryArg, pageParam }: MembersPage) => ({
        payload: { ...queryArg, cursor: pageParam, limit: MEMBERS_PER_PAGE },
      })),
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
      providesTags: ['Network'],
      extraOptions: QUIET,
    }),
  }),
});

export const { useGetNetworkQuery, useGetMembersInfiniteQuery } = networkApi;
