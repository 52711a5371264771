import { ERROR_CODES, type ApiErrorBody } from '@hashgrid/contracts';
import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { endSession } from '../session/endSession';
import { sessionMismatch, type SessionState } from '../session/sessionSlice';
import type { TokenCookies } from '../session/tokenCookies';
import type { PlatformServices } from '../store/platformServices';
import { NETWORK_ERROR_CODE, type ApiAnswer, type ApiExtraOptions, type ApiRequest } from './apiTypes';
import { createTokenRefresher, type TokenRefresher } from './createTokenRefresher';
import { sendRequest } from './sendRequest';

const TWO_FACTOR_CALL = '/auth/client/gg-2fa/valid';
/** What is asked for here is refused to whoever has no token, so it is not even sent. */
const NEEDS_SESSION = /^\/(shared|auth)\//;

/** Per running app: the refresher in use, and whether the player was told of being offline. */
interface QueryState {
  refreshToken: TokenRefresher;
  isOfflineTold: boolean;
}

const states = new WeakMap<PlatformServices, QueryState>();

function stateOf(services: PlatformServices): QueryState {
  let state = states.get(services);
  if (!state) {
    const { bootstrap, cookies, requestTimeoutMs } = services;
    const send = (request: ApiRequest, token: string) =>
      sendRequest(request, { apiKey: bootstrap.apiKey, token, timeoutMs: requestTimeoutMs });
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

const hasCode = (answer: ApiAnswer, code: number) =>
  !answer.ok && answer.httpStatus === 401 && answer.error.statusCode === code;

/** How a request ended, and with which token. */
type Outcome =
  | { kind: 'answered'; answer: ApiAnswer; token: string | undefined }
  /** The session is over: its token cannot be refreshed [X2]. */
  | { kind: 'refused'; token: string | undefined }
  /** The session that asked is not the one of this device any more: whatever came is nobody's here. */
  | { kind: 'replaced' };

const REPLACED: Outcome = { kind: 'replaced' };

/** Sends; an expired token is refreshed and the request replayed once, and only once [X1]. */
async function sendAndReplay(
  request: ApiRequest,
  services: PlatformServices,
  requestSignal: AbortSignal,
): Promise<Outcome> {
  const { bootstrap, channel, cookies, requestTimeoutMs, scope } = services;
  const session = scope.signal();
  const isReplaced = () => session.aborted || channel.isBehind();
  const send = async (token: string | undefined): Promise<Outcome> => {
    // What needs no session does not end with one.
    const signals = token ? [requestSignal, session] : [requestSignal];
    if (token ? isReplaced() : NEEDS_SESSION.test(request.url)) return REPLACED;
    scope.noteToken(token);
    const answer = await sendRequest(request, {
      apiKey: bootstrap.apiKey,
      token,
      timeoutMs: requestTimeoutMs,
      signals,
    });
    return token && isReplaced() ? REPLACED : { kind: 'answered', answer, token };
  };
  const token = bearerFor(cookies, request.url);
  const first = await send(token);
  if (first.kind !== 'answered') return first;
  if (hasCode(first.answer, ERROR_CODES.accessTokenExpired)) {
    const outcome = await stateOf(services).refreshToken(token);
    if (outcome.kind === 'refreshed') return send(outcome.accessToken);
    if (outcome.kind === 'unreachable') return { kind: 'answered', answer: outcome.answer, token };
    return { kind: outcome.kind, token };
  }
  return first;
}

function tell(error: ApiErrorBody, services: PlatformServices, { quiet }: ApiExtraOptions): void {
  const state = stateOf(services);
  if (error.statusCode === NETWORK_ERROR_CODE) {
    // One word about being offline, however long it lasts and however many requests notice.
    if (!state.isOfflineTold && !quiet) services.toasts.show('error', error.message);
    state.isOfflineTold = true;
  } else if (!quiet) services.toasts.show('error', error.message);
}

const SESSION_OVER: ApiErrorBody = {
  statusCode: 401,
  message: 'Your session has ended. Please log in again.',
};

/** Somebody is drawn as signed in, and the tokens are gone. */
const isLost = (getState: () => unknown, { cookies }: PlatformServices) =>
  !cookies.access() && (getState() as { session?: SessionState }).session?.status === 'signedIn';

type BaseQuery = BaseQueryFn<ApiRequest | string, unknown, ApiErrorBody, ApiExtraOptions>;

/** How every endpoint of the api reaches the server; its `error` is the body of the answer [C1, X1–X4]. */
export const baseQuery = async (
  query: ApiRequest | string,
  { dispatch, extra, getState, signal }: Pick<BaseQueryApi, 'dispatch' | 'extra' | 'getState' | 'signal'>,
  extraOptions: ApiExtraOptions | undefined,
): Promise<Awaited<ReturnType<BaseQuery>>> => {
  const services = extra as PlatformServices;
  const request = typeof query === 'string' ? { url: query } : query;
  const outcome = isLost(getState, services) ? REPLACED : await sendAndReplay(request, services, signal);
  if (outcome.kind === 'replaced') {
    dispatch(sessionMismatch());
    return { error: SESSION_OVER };
  }
  if (outcome.kind === 'refused') {
    endSession(services, dispatch, outcome.token);
    return { error: SESSION_OVER };
  }
  const { answer, token } = outcome;
  if (answer.ok) {
    stateOf(services).isOfflineTold = false;
    return { data: answer.body };
  }
  if (signal.aborted) return { error: answer.error };
  const isRevoked = answer.error.statusCode === ERROR_CODES.sessionRevoked;
  // Said once: to the tab that noticed first.
  if (!isRevoked || services.cookies.access() === token) tell(answer.error, services, extraOptions ?? {});
  if (isRevoked) endSession(services, dispatch, token);
  return { error: answer.error };
};
