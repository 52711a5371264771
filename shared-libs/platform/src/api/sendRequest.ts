import {
  API_KEY_HEADER,
  API_PREFIX,
  DEFAULT_LOCALE,
  DEVICE_TOKEN_HEADER,
  NETWORK_ERROR_CODE,
  rejectOnAbort,
  startTimeLimit,
  type ApiErrorBody,
} from '@hashgrid/contracts';
import { findMismatch } from '@hashgrid/contracts/schemas';
import { getDeviceToken } from '../device/getDeviceToken';
import type { ApiResult, ApiRequest } from './apiTypes';
import { consumePreloadedResponse } from './consumePreloadedResponse';
import { readErrorBody } from './toApiError';
import { recordRevision } from './liveRevision';
import { reportInvalidResponse } from './reportInvalidResponse';
import { syncServerClock } from './serverClock';
import { withQuery } from './withQuery';

/** Options of one request. */
export interface SendOptions {
  apiKey: string;
  /** Bearer token of the Authorization header. */
  token?: string | undefined;
  timeoutMs: number;
  /** Any of them aborts the request. */
  signals?: readonly AbortSignal[];
  /** Lets the request outlive the page. */
  keepalive?: boolean;
}

/** Messages of a request without a response, as text keys. */
const OFFLINE = 'You’re offline. Check your connection and try again.';
const NO_RESPONSE = 'The server didn’t respond. Check your connection and try again.';
/** Multiplies the timeout of uploads and downloads of files. */
const FILE_TIMEOUT_FACTOR = 8;

function buildHeaders(request: ApiRequest, { apiKey, token }: SendOptions): Record<string, string> {
  const isJson = request.body !== undefined && !(request.body instanceof FormData);
  return {
    accept: request.responseType === 'blob' ? '*/*' : 'application/json',
    // Emails are written in the language on screen; the browser would send its own languages.
    'accept-language': document.documentElement.lang || DEFAULT_LOCALE,
    [API_KEY_HEADER]: apiKey,
    ...(token && { authorization: `Bearer ${token}` }),
    ...(request.contract?.identifiesDevice && { [DEVICE_TOKEN_HEADER]: getDeviceToken() }),
    ...(isJson && { 'content-type': 'application/json' }),
    ...request.headers,
  };
}

const isFileTransfer = ({ body, responseType }: ApiRequest) =>
  body instanceof FormData || responseType === 'blob';

const createFailure = (httpStatus: number, error: ApiErrorBody): ApiResult => ({
  ok: false,
  httpStatus,
  error,
});

async function readStream({ body }: Response, onText: (text: string) => void): Promise<void> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
    onText(decoder.decode(part.value as Uint8Array, { stream: true }));
}

const formatEndpoint = ({ contract, method = 'GET', url }: ApiRequest) =>
  `${method} ${contract?.path ?? url}`;

/** Validates the body of a successful response against its contract. */
function validateBody(body: unknown, request: ApiRequest, httpStatus: number): ApiResult {
  const schema = request.contract?.accepts ?? request.contract?.response;
  const mismatch = typeof schema === 'object' ? findMismatch(schema, body) : null;
  if (mismatch)
    return createFailure(httpStatus, reportInvalidResponse(formatEndpoint(request), httpStatus, mismatch));
  return { ok: true, body };
}

async function readResult(response: Response, request: ApiRequest): Promise<ApiResult> {
  const { responseType, onText, fallbackMessage } = request;
  if (onText && response.ok) {
    await readStream(response, onText);
    return { ok: true, body: {} };
  }
  if (responseType === 'blob' && response.ok) return { ok: true, body: await response.blob() };
  const text = await response.text();
  let body: unknown;
  try {
    body = text ? JSON.parse(text) : {};
  } catch {
    if (!response.ok)
      return createFailure(response.status, readErrorBody(null, response.status, fallbackMessage));
    const mismatch = { path: '', expected: 'JSON' };
    return createFailure(
      response.status,
      reportInvalidResponse(formatEndpoint(request), response.status, mismatch),
    );
  }
  if (!response.ok)
    return createFailure(response.status, readErrorBody(body, response.status, fallbackMessage));
  return validateBody(typeof body === 'object' && body !== null ? body : {}, request, response.status);
}

/** Returns the `data` of a response envelope; empty if there is none. */
export function readData(result: ApiResult): Record<string, unknown> {
  const { data } = (result.ok ? result.body : {}) as { data?: unknown };
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
}

async function fetchResponse(
  request: ApiRequest,
  options: SendOptions,
  signal: AbortSignal,
): Promise<Response> {
  const preloaded = await consumePreloadedResponse(request, options.token, signal);
  if (preloaded) {
    syncServerClock(preloaded, performance.timeOrigin);
    return preloaded;
  }
  const { body } = request;
  const sentAt = Date.now();
  const response = await fetch(`${API_PREFIX}${withQuery(request.url, request.params)}`, {
    method: request.method ?? 'GET',
    headers: buildHeaders(request, options),
    signal,
    credentials: 'omit',
    ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    ...(options.keepalive && { keepalive: true }),
  });
  // A picture may come from the HTTP cache with an old date.
  if (request.responseType !== 'blob') syncServerClock(response, sentAt);
  return response;
}

/**
 * Sends one request with the API key and the bearer token and parses the response. Never throws: a network failure, a
 * timeout and an abort result in `NETWORK_ERROR_CODE`.
 */
export async function sendRequest(request: ApiRequest, options: SendOptions): Promise<ApiResult> {
  const { timeoutMs, signals = [] } = options;
  const controller = new AbortController();
  const abort = () => controller.abort();
  const stopTimeout = startTimeLimit(timeoutMs * (isFileTransfer(request) ? FILE_TIMEOUT_FACTOR : 1), abort);
  if (signals.some(({ aborted }) => aborted)) abort();
  for (const signal of signals) signal.addEventListener('abort', abort);
  try {
    const response = await fetchResponse(request, options, controller.signal);
    recordRevision(response);
    if (request.onText) stopTimeout();
    // The HTML's inline script has sent a preloaded request without the signal, which therefore doesn't end its body.
    return await Promise.race([readResult(response, request), rejectOnAbort(controller.signal)]);
  } catch {
    // Closes the connection of a response that could not be read to its end.
    abort();
    return createFailure(NETWORK_ERROR_CODE, {
      statusCode: NETWORK_ERROR_CODE,
      message: navigator.onLine ? NO_RESPONSE : OFFLINE,
    });
  } finally {
    stopTimeout();
    for (const signal of signals) signal.removeEventListener('abort', abort);
  }
}
