import type { EventTicket, Success } from '@hashgrid/contracts';
import { gameBase, quiet } from '../api/gameBase';
import { openChainStream } from './openChainStream';
import { takeBlock, takeHello } from './takeBlock';

/** Going from one screen to the next keeps the connection. */
const KEPT_SECONDS = 5;

const chainApi = gameBase.injectEndpoints({
  endpoints: (build) => ({
    takeTicket: build.mutation<string | null, void>({
      query: () => ({ url: '/shared/mining/events/ticket', method: 'POST' }),
      transformResponse: (body: Success<Partial<EventTicket> | null>) => body.data?.ticket ?? null,
      extraOptions: quiet,
    }),
    /** Keeps what is shown of the chain live while anybody uses it; its data says whether it is, null until that is known. */
    watchChain: build.query<{ isLive: boolean | null }, void>({
      queryFn: () => ({ data: { isLive: null } }),
      keepUnusedDataFor: KEPT_SECONDS,
      onCacheEntryAdded: async (_, { dispatch, updateCachedData, cacheDataLoaded, cacheEntryRemoved }) => {
        const isThere = await cacheDataLoaded.then(
          () => true,
          () => false,
        );
        if (!isThere) return;
        const stop = openChainStream({
          takeTicket: () =>
            dispatch(chainApi.endpoints.takeTicket.initiate(undefined, { track: false })).unwrap(),
          onHello: (event) => takeHello(dispatch, event),
          onBlock: (event) => takeBlock(dispatch, event),
          onState: (isLive) =>
            updateCachedData((data) => {
              data.isLive = isLive;
            }),
        });
        await cacheEntryRemoved;
        stop();
      },
    }),
  }),
});

export const { useWatchChainQuery } = chainApi;
