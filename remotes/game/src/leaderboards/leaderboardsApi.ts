import { BOARDS, type Board, type Leaderboard, type LeaderboardVisibility } from '@hashgrid/contracts';
import { getLeaderboard, setLeaderboardVisibility } from '@hashgrid/contracts/endpoints';
import { fromContract } from '@hashgrid/platform';
import { QUIET, taggedApi } from '../api/taggedApi';

const PLAYERS_PER_PAGE = 25;

interface LeaderboardPage {
  queryArg: Board;
  pageParam: string | null;
}

const leaderboardsApi = taggedApi.enhanceEndpoints({ addTagTypes: ['Leaderboards'] }).injectEndpoints({
  endpoints: (build) => ({
    /** The players of a leaderboard, best first, with the player's own rank and score on each page. */
    getLeaderboard: build.infiniteQuery<Leaderboard, Board, string | null>({
      ...fromContract(getLeaderboard, ({ queryArg, pageParam }: LeaderboardPage) => ({
        path: { board: queryArg },
        payload: { cursor: pageParam, limit: PLAYERS_PER_PAGE },
      })),
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
      providesTags: ['Leaderboards'],
      extraOptions: QUIET,
    }),
    setVisibility: build.mutation({
      ...fromContract(setLeaderboardVisibility, (visibility: LeaderboardVisibility) => ({
        payload: { visibility },
      })),
      // Until the leaderboards are refetched, they would show the previous choice.
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (!data) return;
        for (const board of BOARDS) {
          dispatch(
            leaderboardsApi.util.updateQueryData('getLeaderboard', board, ({ pages }) => {
              for (const { player } of pages) player.visibility = data.visibility;
            }),
          );
        }
      },
      invalidatesTags: ['Leaderboards'],
    }),
  }),
});

export const { useGetLeaderboardInfiniteQuery, useSetVisibilityMutation } = leaderboardsApi;
