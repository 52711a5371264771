import { fromLiveEvents, type LiveState } from '@hashgrid/platform';
import { taggedApi } from '../api/taggedApi';
import { applyBlockEvent, applyHelloEvent } from './applyBlockEvent';

const chainApi = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    /** Keeps the cached blocks up to date from live events while a component uses it. Returns whether events arrive. */
    watchChain: build.query<LiveState, void>(
      fromLiveEvents({ onHello: applyHelloEvent, onEvent: applyBlockEvent }),
    ),
  }),
});

export const { useWatchChainQuery } = chainApi;
