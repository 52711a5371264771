import { NETWORK_ERROR_CODE } from '@hashgrid/contracts';
import type { TokenCookies } from '../session/tokenCookies';
import { withCrossTabLock } from '../device/withCrossTabLock';
import { decideRefresh, type RefreshOutcome } from '../session/sessionMachine';
import type { ApiResult } from './apiTypes';

/** Refreshes an expired access token, or returns the one that has replaced it. */
export type TokenRefresher = (expiredToken: string | undefined) => Promise<RefreshOutcome>;

/** Sends the refresh request for a refresh token. */
type Send = (refreshToken: string) => Promise<ApiResult>;

const LOCK_NAME = 'hashgrid.refresh';

/** Sends the request once more if there is no response: the server answers a repeated refresh with the same tokens. */
async function sendWithRetry(send: Send, cookies: TokenCookies, token: string): Promise<ApiResult> {
  const result = await send(token);
  const isLost = !result.ok && result.httpStatus === NETWORK_ERROR_CODE;
  return isLost && cookies.getRefreshToken() === token ? send(token) : result;
}

/**
 * Creates a function that refreshes the access token. Concurrent requests and tabs share one refresh: later ones use
 * the token that the first one stored.
 */
export function createTokenRefresher(cookies: TokenCookies, send: Send): TokenRefresher {
  const findStoredToken = (expiredToken: string | undefined): RefreshOutcome | null => {
    const accessToken = cookies.getAccessToken();
    return accessToken && accessToken !== expiredToken ? { kind: 'refreshed', accessToken } : null;
  };
  const refresh = async (expiredToken: string | undefined): Promise<RefreshOutcome> => {
    const stored = findStoredToken(expiredToken);
    if (stored) return stored;
    const token = cookies.getRefreshToken();
    if (!token) return { kind: 'refused' };
    const result = await sendWithRetry(send, cookies, token);
    const { outcome, tokens } = decideRefresh(result, cookies.getRefreshToken() === token);
    if (tokens) cookies.storeRefreshed(tokens);
    return outcome.kind === 'replaced' ? (findStoredToken(expiredToken) ?? outcome) : outcome;
  };
  // Keyed by the expired token, so that a refresh is never shared between sessions.
  const inFlight = new Map<string | undefined, Promise<RefreshOutcome>>();
  return async (expiredToken) => {
    const stored = findStoredToken(expiredToken);
    if (stored) return stored;
    const refreshing =
      inFlight.get(expiredToken) ??
      withCrossTabLock(LOCK_NAME, () => refresh(expiredToken)).finally(() => inFlight.delete(expiredToken));
    inFlight.set(expiredToken, refreshing);
    return refreshing;
  };
}
