import type { TokenCookies } from '../session/tokenCookies';
import { withCrossTabLock } from '../device/withCrossTabLock';
import type { ApiAnswer, ApiRequest } from './apiTypes';

export type RefreshOutcome =
  | { kind: 'refreshed'; accessToken: string }
  /** The server said no: the session is over [X2]. */
  | { kind: 'refused' }
  /** Nobody could say: the session may well be alive. */
  | { kind: 'unreachable'; answer: ApiAnswer };

export type TokenRefresher = (expiredToken: string | undefined) => Promise<RefreshOutcome>;

const LOCK = 'hashgrid.refresh';

const isRefusal = (httpStatus: number) =>
  httpStatus >= 400 && httpStatus < 500 && httpStatus !== 408 && httpStatus !== 429;

const textOr = (found: unknown): string | undefined =>
  typeof found === 'string' && found ? found : undefined;

async function refreshNow(
  cookies: TokenCookies,
  send: (request: ApiRequest, token: string) => Promise<ApiAnswer>,
): Promise<RefreshOutcome> {
  const token = cookies.refresh();
  if (!token) return { kind: 'refused' };
  const answer = await send({ url: '/shared/auth/refresh', method: 'POST' }, token);
  if (!answer.ok) return isRefusal(answer.httpStatus) ? { kind: 'refused' } : { kind: 'unreachable', answer };
  const data = (answer.body.data ?? {}) as Record<string, unknown>;
  const accessToken = textOr(data.accessToken);
  if (!accessToken) return { kind: 'refused' };
  const refreshToken = textOr(data.refreshToken);
  // A player who signed out meanwhile stays signed out.
  if (cookies.refresh() !== token) return { kind: 'refused' };
  cookies.store({ accessToken, ...(refreshToken && { refreshToken }) });
  return { kind: 'refreshed', accessToken };
}

/**
 * Gets a new access token, once for however many requests and tabs ask at the same time [X4]: whoever comes second
 * finds the token that the first one stored.
 */
export function createTokenRefresher(
  cookies: TokenCookies,
  send: (request: ApiRequest, token: string) => Promise<ApiAnswer>,
): TokenRefresher {
  let running: Promise<RefreshOutcome> | null = null;
  const storedByOthers = (expiredToken: string | undefined): RefreshOutcome | null => {
    const accessToken = cookies.access();
    return accessToken && accessToken !== expiredToken ? { kind: 'refreshed', accessToken } : null;
  };
  return async (expiredToken) => {
    const stored = storedByOthers(expiredToken);
    if (stored) return stored;
    running ??= withCrossTabLock(
      LOCK,
      async () => storedByOthers(expiredToken) ?? refreshNow(cookies, send),
    ).finally(() => {
      running = null;
    });
    return running;
  };
}
