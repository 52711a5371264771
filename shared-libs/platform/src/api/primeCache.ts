import type { PlatformDispatch } from '../store/createPlatformStore';
import { api } from './api';
import { isPreloaded } from './consumePreloadedResponse';

const { getWallets, getTokens } = api.endpoints;

/** Puts what the HTML has asked for into the cache, so that the first drawing of the page has it. */
export function primeCache(dispatch: PlatformDispatch): void {
  if (isPreloaded('/shared/client/wallets'))
    void dispatch(getWallets.initiate(undefined, { subscribe: false }));
  if (isPreloaded('/shared/token/all')) void dispatch(getTokens.initiate(undefined, { subscribe: false }));
}
