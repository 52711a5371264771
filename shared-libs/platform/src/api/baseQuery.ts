import { ERROR_CODES, SCREENS, type ApiErrorBody } from '@hashgrid/contracts';
import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { sessionEnded } from '../session/sessionSlice';
import type { TokenCookies } from '../session/tokenCookies';
import type { PlatformServices } from '../store/platformServices';
import { NO_ANSWER_CODE, type ApiAnswer, type ApiExtraOptions, type ApiRequest } from './apiTypes';
import { createTokenRefresher, type TokenRefresher } from './createTokenRefresher';
import { sendRequest } from './sendRequest';

const TWO_FACTOR_CALL = '/auth/client/gg-2fa/valid';

/** Per running app: the refresher in use, and whether the player was told of being offline. */
interface QueryState {
  refreshToken: TokenRefresher;
  isOfflineTold: boolean;
}

const states = new WeakMap<PlatformServices, QueryState>();

function stateOf(services: PlatformServices): QueryState {
  let state = states.get(services);
  if (!state) {
    const { boot, cookies, requestTimeoutMs } = services;
    const send = (request: ApiRequest, token: string) =>
      sendRequest(request, { apiKey: boot.apiKey, token, timeoutMs: requestTimeoutMs });
    state = { refreshToken: createTokenRefresher(cookies, send), isOfflineTold: false };
    states.set(services, state);
  }
  return state;
}

/** The two-factor token is good for its one call; otherwise it stands in only while there is no other [A3]. */
const bearerFor = (cookies: TokenCookies, url: string) =>
  url === TWO_FACTOR_CALL
    ? (cookies.twoFactor() ?? cookies.access())
    : (cookies.access() ?? cookies.twoFactor());

/** Removes what the session left on this device and leads to the login [A2, X2]. */
function endSession(services: PlatformServices, dispatch: BaseQueryApi['dispatch']): void {
  services.cookies.removeAccessAndRefresh();
  dispatch(sessionEnded({ to: SCREENS.login }));
}

const isExpired = (answer: ApiAnswer) =>
  !answer.ok && answer.httpStatus === 401 && answer.error.statusCode === ERROR_CODES.accessTokenExpired;

/** Sends; an expired token is refreshed and the request replayed once, and only once [X1]. Null: the session ended. */
async function sendAndReplay(
  request: ApiRequest,
  services: PlatformServices,
  { signal }: BaseQueryApi,
): Promise<ApiAnswer | null> {
  const { boot, cookies, requestTimeoutMs } = services;
  const send = (token: string | undefined) =>
    sendRequest(request, { apiKey: boot.apiKey, token, timeoutMs: requestTimeoutMs, signal });
  const token = bearerFor(cookies, request.url);
  const answer = await send(token);
  if (!isExpired(answer)) return answer;
  const outcome = await stateOf(services).refreshToken(token);
  if (outcome.kind === 'refreshed') return send(outcome.accessToken);
  return outcome.kind === 'refused' ? null : outcome.answer;
}

function tell(error: ApiErrorBody, services: PlatformServices, { quiet }: ApiExtraOptions): void {
  const state = stateOf(services);
  if (error.statusCode === NO_ANSWER_CODE) {
    // One word about being offline, however long it lasts and however many requests notice.
    if (!state.isOfflineTold && !quiet) services.toasts.show('error', error.message);
    state.isOfflineTold = true;
  } else if (!quiet) services.toasts.show('error', error.message);
}

const SESSION_OVER: ApiErrorBody = {
  statusCode: 401,
  message: 'Your session has ended. Please sign in again.',
};

/** How every endpoint of the api reaches the server; its `error` is the body of the answer [C1, X1–X4]. */
export const baseQuery: BaseQueryFn<ApiRequest | string, unknown, ApiErrorBody, ApiExtraOptions> = async (
  query,
  queryApi,
  extraOptions,
) => {
  const services = queryApi.extra as PlatformServices;
  const request = typeof query === 'string' ? { url: query } : query;
  const answer = await sendAndReplay(request, services, queryApi);
  if (!answer) {
    endSession(services, queryApi.dispatch);
    return { error: SESSION_OVER };
  }
  if (answer.ok) {
    stateOf(services).isOfflineTold = false;
    return { data: answer.body };
  }
  if (queryApi.signal.aborted) return { error: answer.error };
  tell(answer.error, services, extraOptions ?? {});
  if (answer.error.statusCode === ERROR_CODES.sessionRevoked) endSession(services, queryApi.dispatch);
  return { error: answer.error };
};
