import type { TokenCookies } from '../session/tokenCookies';
import { withCrossTabLock } from '../device/withCrossTabLock';
import type { ApiAnswer, ApiRequest } from './apiTypes';
import { dataIn } from './sendRequest';

export type RefreshOutcome =
  | { kind: 'refreshed'; accessToken: string }
  /** The server said no: the session is over [X2]. */
  | { kind: 'refused' }
  /** The tokens are others than before: somebody signed out or in while the server was asked. */
  | { kind: 'replaced' }
  /** Nobody could say: the session may well be alive. */
  | { kind: 'unreachable'; answer: ApiAnswer };

export type TokenRefresher = (expiredToken: string | undefined) => Promise<RefreshOutcome>;

const LOCK = 'hashgrid.refresh';

const isRefusal = (httpStatus: number) =>
  httpStatus >= 400 && httpStatus < 500 && httpStatus !== 408 && httpStatus !== 429;

const textOr = (found: unknown): string | undefined =>
  typeof found === 'string' && found ? found : undefined;

type Send = (request: ApiRequest, token: string) => Promise<ApiAnswer>;

async function refreshNow(cookies: TokenCookies, send: Send): Promise<RefreshOutcome> {
  const token = cookies.refresh();
  if (!token) return { kind: 'refused' };
  const answer = await send({ url: '/shared/auth/refresh', method: 'POST' }, token);
  // A player who signed out meanwhile stays signed out, and tokens that somebody else stored are theirs.
  if (cookies.refresh() !== token) return { kind: 'replaced' };
  if (!answer.ok) return isRefusal(answer.httpStatus) ? { kind: 'refused' } : { kind: 'unreachable', answer };
  const data = dataIn(answer);
  const accessToken = textOr(data.accessToken);
  if (!accessToken) return { kind: 'refused' };
  const refreshToken = textOr(data.refreshToken);
  cookies.renew({ accessToken, ...(refreshToken && { refreshToken }) });
  return { kind: 'refreshed', accessToken };
}

/**
 * Gets a new access token, once for however many requests and tabs ask at the same time [X4]: whoever comes second
 * finds the token that the first one stored.
 */
export function createTokenRefresher(cookies: TokenCookies, send: Send): TokenRefresher {
  const storedByOthers = (expiredToken: string | undefined): RefreshOutcome | null => {
    const accessToken = cookies.access();
    return accessToken && accessToken !== expiredToken ? { kind: 'refreshed', accessToken } : null;
  };
  const refresh = async (expiredToken: string | undefined): Promise<RefreshOutcome> => {
    const before = storedByOthers(expiredToken);
    if (before) return before;
    const outcome = await refreshNow(cookies, send);
    return outcome.kind === 'replaced' ? (storedByOthers(expiredToken) ?? outcome) : outcome;
  };
  // By the token that expired: a refresh for one session is none for the next.
  const running = new Map<string | undefined, Promise<RefreshOutcome>>();
  return async (expiredToken) => {
    const stored = storedByOthers(expiredToken);
    if (stored) return stored;
    const joined =
      running.get(expiredToken) ??
      withCrossTabLock(LOCK, () => refresh(expiredToken)).finally(() => running.delete(expiredToken));
    running.set(expiredToken, joined);
    return joined;
  };
}
