import { fromLiveEvents, type LiveState } from '@hashgrid/platform';
import { taggedApi } from '../api/taggedApi';
import { applyBlockEvent, applyHelloEvent } from './applyBlockEvent';

const chainApi = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    /** Applies block events to the cache while it has subscribers. */
    watchChain: build.query<LiveState, void>(
      fromLiveEvents({ onHello: applyHelloEvent, onEvent: applyBlockEvent }),
    ),
  }),
});

export const { useWatchChainQuery } = chainApi;
