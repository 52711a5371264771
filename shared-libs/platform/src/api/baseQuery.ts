import { ERROR_CODES, NETWORK_ERROR_CODE, type ApiErrorBody } from '@hashgrid/contracts';
import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { isOutageStatus } from '../outage/probeApi';
import { endSession, SESSION_ENDED } from '../session/endSession';
import { sessionMismatch, type SessionState } from '../session/sessionSlice';
import type { TokenCookies } from '../session/tokenCookies';
import type { PlatformServices } from '../store/platformServices';
import type { ApiResult, ApiExtraOptions, ApiRequest } from './apiTypes';
import { createTokenRefresher, type TokenRefresher } from './createTokenRefresher';
import { sendRequest } from './sendRequest';

const TWO_FACTOR_URL = '/auth/client/gg-2fa/valid';
/** Paths that need a token: requests without one aren't sent. Guests may read the rules of the game. */
const NEEDS_SESSION = /^\/(shared|auth)\/(?!game\/rules$)/;

/** State per app instance: the token refresher, and whether the message about a missing response has been shown. */
interface QueryState {
  refreshToken: TokenRefresher;
  isNoResponseShown: boolean;
}

const states = new WeakMap<PlatformServices, QueryState>();

function getQueryState(services: PlatformServices): QueryState {
  let state = states.get(services);
  if (!state) {
    const { bootstrap, cookies, buildRefreshRequest, requestTimeoutMs } = services;
    const send = (token: string) =>
      sendRequest(buildRefreshRequest(token), {
        apiKey: bootstrap.apiKey,
        token,
        timeoutMs: requestTimeoutMs,
      });
    state = { refreshToken: createTokenRefresher(cookies, send), isNoResponseShown: false };
    states.set(services, state);
  }
  return state;
}

/** The two-factor token authorizes its own call; elsewhere it is used only while there is no access token [A3]. */
const selectBearer = (cookies: TokenCookies, url: string) =>
  url === TWO_FACTOR_URL
    ? (cookies.getTwoFactorToken() ?? cookies.getAccessToken())
    : (cookies.getAccessToken() ?? cookies.getTwoFactorToken());

const isTokenExpired = (result: ApiResult) =>
  !result.ok && result.httpStatus === 401 && result.error.statusCode === ERROR_CODES.accessTokenExpired;

/** How a request ended, and which token it carried. */
type Outcome =
  | { kind: 'completed'; result: ApiResult; token: string | undefined }
  /** The session is over because its token cannot be refreshed. */
  | { kind: 'refused'; token: string | undefined }
  /** Another session has replaced the one that sent the request, so the response is discarded. */
  | { kind: 'replaced' };

const REPLACED: Outcome = { kind: 'replaced' };

/** Sends a request; if its token has expired, refreshes it and replays the request exactly once. */
async function sendAndReplay(
  request: ApiRequest,
  services: PlatformServices,
  requestSignal: AbortSignal,
): Promise<Outcome> {
  const { bootstrap, channel, cookies, requestTimeoutMs, scope } = services;
  const sessionSignal = scope.getSignal();
  const isReplaced = () => sessionSignal.aborted || channel.hasPendingEvent();
  const send = async (token: string | undefined): Promise<Outcome> => {
    if (token ? isReplaced() : NEEDS_SESSION.test(request.url)) return REPLACED;
    scope.recordToken(token);
    const result = await sendRequest(request, {
      apiKey: bootstrap.apiKey,
      token,
      timeoutMs: requestTimeoutMs,
      signals: [requestSignal, sessionSignal],
    });
    return token && isReplaced() ? REPLACED : { kind: 'completed', result, token };
  };
  const token = selectBearer(cookies, request.url);
  const first = await send(token);
  if (first.kind !== 'completed') return first;
  if (isTokenExpired(first.result)) {
    const outcome = await getQueryState(services).refreshToken(token);
    if (outcome.kind === 'refreshed') return send(outcome.accessToken);
    if (outcome.kind === 'unreachable') return { kind: 'completed', result: outcome.result, token };
    return { kind: outcome.kind, token };
  }
  return first;
}

function showError(error: ApiErrorBody, services: PlatformServices, { quiet }: ApiExtraOptions): void {
  if (quiet) return;
  const state = getQueryState(services);
  const hasNoResponse = error.statusCode === NETWORK_ERROR_CODE;
  // Shown once until a request succeeds again.
  if (hasNoResponse && state.isNoResponseShown) return;
  services.toasts.show('error', error.message);
  state.isNoResponseShown ||= hasNoResponse;
}

/** Whether the app shows a logged-in player although the tokens are gone. */
const hasLostTokens = (getState: () => unknown, { cookies }: PlatformServices) =>
  !cookies.getAccessToken() && (getState() as { session?: SessionState }).session?.status === 'loggedIn';

type BaseQuery = BaseQueryFn<ApiRequest | string, unknown, ApiErrorBody, ApiExtraOptions>;

/** Base query of all API endpoints; its `error` is the body of the error response. */
export const baseQuery = async (
  query: ApiRequest | string,
  { dispatch, extra, getState, signal }: Pick<BaseQueryApi, 'dispatch' | 'extra' | 'getState' | 'signal'>,
  extraOptions: ApiExtraOptions | undefined,
): Promise<Awaited<ReturnType<BaseQuery>>> => {
  const services = extra as PlatformServices;
  const request = typeof query === 'string' ? { url: query } : query;
  const outcome = hasLostTokens(getState, services)
    ? REPLACED
    : await sendAndReplay(request, services, signal);
  if (outcome.kind === 'replaced') {
    dispatch(sessionMismatch());
    return { error: SESSION_ENDED };
  }
  /** Ends the session and says why, even if the request is quiet, because the page that would show the error is left. */
  const end = (error: ApiErrorBody, token: string | undefined) => {
    if (extraOptions?.expectsEnd) endSession(services, dispatch, token, null);
    else endSession(services, dispatch, token, undefined, error);
    return { error };
  };
  if (outcome.kind === 'refused') return end(SESSION_ENDED, outcome.token);
  const { result, token } = outcome;
  if (result.ok) {
    getQueryState(services).isNoResponseShown = false;
    return { data: result.body };
  }
  if (signal.aborted) return { error: result.error };
  if (isOutageStatus(result.httpStatus)) services.outage.suspect();
  if (result.error.statusCode === ERROR_CODES.sessionRevoked) return end(result.error, token);
  showError(result.error, services, extraOptions ?? {});
  return { error: result.error };
};
