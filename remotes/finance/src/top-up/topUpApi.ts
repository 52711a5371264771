import { LIVE_EVENTS } from '@hashgrid/contracts';
import { getTopUps, openTopUpAddress } from '@hashgrid/contracts/endpoints';
import { api, fromContract, fromLiveEvents, type LiveState } from '@hashgrid/platform';

const taggedApi = api.enhanceEndpoints({ addTagTypes: ['TopUps'] });

type Dispatch = Parameters<ReturnType<typeof taggedApi.util.updateQueryData>>[0];

const refetchTopUps = (dispatch: Dispatch) => void dispatch(taggedApi.util.invalidateTags(['TopUps']));

const topUpApi = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    getTopUps: build.query({
      ...fromContract(getTopUps),
      providesTags: ['TopUps'],
      extraOptions: { quiet: true },
    }),
    openTopUpAddress: build.mutation({ ...fromContract(openTopUpAddress), extraOptions: { quiet: true } }),
    /** Refetches the top-ups when the server says that they have changed. */
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

export const { useGetTopUpsQuery, useOpenTopUpAddressMutation, useWatchTopUpsQuery } = topUpApi;
