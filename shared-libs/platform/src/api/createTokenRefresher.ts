import type { TokenCookies } from '../session/tokenCookies';
import { withCrossTabLock } from '../device/withCrossTabLock';
import type { ApiResult, ApiRequest } from './apiTypes';
import { readData } from './sendRequest';

export type RefreshOutcome =
  | { kind: 'refreshed'; accessToken: string }
  /** The server rejected the refresh token: the session is over [X2]. */
  | { kind: 'refused' }
  /** The stored tokens changed during the request: a logout or another login. */
  | { kind: 'replaced' }
  /** No conclusive response: the session may still be valid. */
  | { kind: 'unreachable'; answer: ApiResult };

export type TokenRefresher = (expiredToken: string | undefined) => Promise<RefreshOutcome>;

const LOCK = 'hashgrid.refresh';

const isRefusal = (httpStatus: number) =>
  httpStatus >= 400 && httpStatus < 500 && httpStatus !== 408 && httpStatus !== 429;

const nonEmptyString = (found: unknown): string | undefined =>
  typeof found === 'string' && found ? found : undefined;

type Send = (request: ApiRequest, token: string) => Promise<ApiResult>;

async function refreshNow(cookies: TokenCookies, send: Send): Promise<RefreshOutcome> {
  const token = cookies.refresh();
  if (!token) return { kind: 'refused' };
  const answer = await send({ url: '/shared/auth/refresh', method: 'POST' }, token);
  // A logout or another login during the request must not be overwritten.
  if (cookies.refresh() !== token) return { kind: 'replaced' };
  if (!answer.ok) return isRefusal(answer.httpStatus) ? { kind: 'refused' } : { kind: 'unreachable', answer };
  const data = readData(answer);
  const accessToken = nonEmptyString(data.accessToken);
  if (!accessToken) return { kind: 'refused' };
  const refreshToken = nonEmptyString(data.refreshToken);
  cookies.renew({ accessToken, ...(refreshToken && { refreshToken }) });
  return { kind: 'refreshed', accessToken };
}

/**
 * Creates a function that refreshes the access token. Concurrent requests and tabs share one refresh [X4]: later ones use
 * the token that the first one stored.
 */
export function createTokenRefresher(cookies: TokenCookies, send: Send): TokenRefresher {
  const findStoredToken = (expiredToken: string | undefined): RefreshOutcome | null => {
    const accessToken = cookies.access();
    return accessToken && accessToken !== expiredToken ? { kind: 'refreshed', accessToken } : null;
  };
  const refresh = async (expiredToken: string | undefined): Promise<RefreshOutcome> => {
    const before = findStoredToken(expiredToken);
    if (before) return before;
    const outcome = await refreshNow(cookies, send);
    return outcome.kind === 'replaced' ? (findStoredToken(expiredToken) ?? outcome) : outcome;
  };
  // Keyed by the expired token, so that a refresh is never shared between sessions.
  const inFlight = new Map<string | undefined, Promise<RefreshOutcome>>();
  return async (expiredToken) => {
    const stored = findStoredToken(expiredToken);
    if (stored) return stored;
    const refreshing =
      inFlight.get(expiredToken) ??
      withCrossTabLock(LOCK, () => refresh(expiredToken)).finally(() => inFlight.delete(expiredToken));
    inFlight.set(expiredToken, refreshing);
    return refreshing;
  };
}
