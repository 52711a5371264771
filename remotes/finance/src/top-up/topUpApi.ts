import { LIVE_EVENTS, type TopUps } from '@hashgrid/contracts';
import { getTopUps, openTopUpAddress } from '@hashgrid/contracts/endpoints';
import { api, fromContract, fromLiveEvents, type LiveState } from '@hashgrid/platform';

const taggedApi = api.enhanceEndpoints({ addTagTypes: ['TopUps'] });

type Dispatch = Parameters<ReturnType<typeof taggedApi.util.updateQueryData>>[0];

const refetchTopUps = (dispatch: Dispatch) => void dispatch(taggedApi.util.invalidateTags(['TopUps']));

const topUpApi = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    /** Pages of the player's top-ups, newest first, each with the top-up address, if there is one. */
    getTopUps: build.infiniteQuery<TopUps, void, string | null>({
      ...fromContract(getTopUps, ({ pageParam }: { pageParam: string | null }) => ({
        payload: { cursor: pageParam },
      })),
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
      providesTags: ['TopUps'],
      extraOptions: { quiet: true },
    }),
    /** Gives the player a personal top-up address. */
    openTopUpAddress: build.mutation({ ...fromContract(openTopUpAddress), extraOptions: { quiet: true } }),
    /** Refetches the top-ups when the stream of live events opens or reports a change of them. */
    watchTopUps: build.query<LiveState, void>(
      fromLiveEvents({
        onHello: refetchTopUps,
        onEvent: (dispatch, { name }) => {
          if (name === LIVE_EVENTS.topUps) refetchTopUps(dispatch);
        },
      }),
    ),
  }),
});

export const { useGetTopUpsInfiniteQuery, useOpenTopUpAddressMutation, useWatchTopUpsQuery } = topUpApi;
