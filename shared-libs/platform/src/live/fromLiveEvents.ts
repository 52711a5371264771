import type { HelloEvent } from '@hashgrid/contracts';
import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import type { PlatformDispatch } from '../store/PlatformState';
import type { LiveEvent } from './openLiveStream';

/** Keeps the connection open while the player navigates between screens. */
const KEEP_CONNECTION_SECONDS = 5;

type Dispatch = BaseQueryApi['dispatch'];

/** Whether events arrive; null until the stream opens or fails. */
export interface LiveState {
  isLive: boolean | null;
}

interface LiveHandlers {
  /** Called when a connection has opened. Refetch the data here, because earlier events may have been missed. */
  onHello: (dispatch: Dispatch, event: HelloEvent) => void;
  onEvent: (dispatch: Dispatch, event: LiveEvent) => void;
}

/** The lifecycle API that RTK Query passes to `onCacheEntryAdded`. */
interface CacheEntry {
  dispatch: PlatformDispatch;
  updateCachedData: (update: (state: LiveState) => void) => unknown;
  cacheDataLoaded: Promise<unknown>;
  cacheEntryRemoved: Promise<void>;
}

/**
 * Builds an RTK Query endpoint that handles live events while it has subscribers. Its data says whether events arrive; poll while
 * they don't. All endpoints of a page share one stream.
 *
 * @example
 * watchOrders: build.query<LiveState, void>(
 *   fromLiveEvents({ onHello: refetchOrders, onEvent: (dispatch, { name }) => name === 'order' && refetchOrders(dispatch) }),
 * ),
 */
export const fromLiveEvents = ({ onHello, onEvent }: LiveHandlers) => ({
  queryFn: (): { data: LiveState } => ({ data: { isLive: null } }),
  keepUnusedDataFor: KEEP_CONNECTION_SECONDS,
  onCacheEntryAdded: async (
    _: unknown,
    { dispatch, updateCachedData, cacheDataLoaded, cacheEntryRemoved }: CacheEntry,
  ): Promise<void> => {
    const setState = (isLive: boolean) =>
      void updateCachedData((state) => {
        state.isLive = isLive;
      });
    const loading = Promise.all([
      import(/* webpackChunkName: "live" */ './watchLiveEvents'),
      cacheDataLoaded,
    ]);
    const module = await loading.then(
      ([loaded]) => loaded,
      () => null,
    );
    if (!module) return setState(false);
    const stop = dispatch(
      module.watchLiveEvents({
        onHello: (event) => onHello(dispatch, event),
        onEvent: (event) => onEvent(dispatch, event),
        onState: setState,
      }),
    );
    await cacheEntryRemoved;
    stop();
  },
});
