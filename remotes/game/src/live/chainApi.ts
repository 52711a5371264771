import { openStream } from '@hashgrid/platform';
import { gameBase } from '../api/gameBase';
import { withConnectionSlot } from './withConnectionSlot';
import { openChainStream } from './openChainStream';
import { applyBlockEvent, applyHelloEvent } from './applyBlockEvent';

/** Going from one screen to the next keeps the connection. */
const KEPT_SECONDS = 5;
const EVENTS = { url: '/shared/mining/events', headers: { accept: 'text/event-stream' } };

const chainApi = gameBase.injectEndpoints({
  endpoints: (build) => ({
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
          listen: (onText, signal) =>
            withConnectionSlot(() => dispatch(openStream({ ...EVENTS, onText, signal }))),
          onHello: (event) => applyHelloEvent(dispatch, event),
          onBlock: (event) => applyBlockEvent(dispatch, event),
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
