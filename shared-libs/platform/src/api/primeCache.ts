import type { PlatformDispatch } from '../store/PlatformState';
import { api } from './api';
import { isPreloaded } from './consumePreloadedResponse';

const { getWallets, getTokens } = api.endpoints;

/** Puts preloaded responses into the cache, so that the first render of the page has them. */
export function primeCache(dispatch: PlatformDispatch): void {
  if (isPreloaded('/shared/client/wallets'))
    void dispatch(getWallets.initiate(undefined, { subscribe: false }));
  if (isPreloaded('/shared/token/all')) void dispatch(getTokens.initiate(undefined, { subscribe: false }));
}
