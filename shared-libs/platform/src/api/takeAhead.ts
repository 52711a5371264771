import type { PlatformDispatch } from '../store/createPlatformStore';
import { api } from './api';
import { isAskedEarly } from './takeEarlyAnswer';

const { getWallets, getTokens } = api.endpoints;

/** Puts what the HTML has asked for into the cache, so that the first drawing of the page has it. */
export function takeAhead(dispatch: PlatformDispatch): void {
  if (isAskedEarly('/shared/client/wallets'))
    void dispatch(getWallets.initiate(undefined, { subscribe: false }));
  if (isAskedEarly('/shared/token/all')) void dispatch(getTokens.initiate(undefined, { subscribe: false }));
}
