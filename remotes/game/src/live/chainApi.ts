import { openStream } from '@hashgrid/platform';
import { taggedApi } from '../api/taggedApi';
import { withConnectionSlot } from './withConnectionSlot';
import { openChainStream } from './openChainStream';
import { applyBlockEvent, applyHelloEvent } from './applyBlockEvent';

/** Navigating between screens keeps the connection. */
const KEEP_CONNECTION_SECONDS = 5;
const EVENTS = { url: '/shared/mining/events', headers: { accept: 'text/event-stream' } };

const chainApi = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    /** Applies block events to the cache while it has subscribers; `isLive` is null until the stream opens or fails. */
    watchChain: build.query<{ isLive: boolean | null }, void>({
      queryFn: () => ({ data: { isLive: null } }),
      keepUnusedDataFor: KEEP_CONNECTION_SECONDS,
      onCacheEntryAdded: async (_, { dispatch, updateCachedData, cacheDataLoaded, cacheEntryRemoved }) => {
        const isLoaded = await cacheDataLoaded.then(
          () => true,
          () => false,
        );
        if (!isLoaded) return;
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
