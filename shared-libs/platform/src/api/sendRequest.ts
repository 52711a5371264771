import { API_KEY_HEADER, API_PREFIX, type ApiErrorBody } from '@hashgrid/contracts';
import { NETWORK_ERROR_CODE, type ApiAnswer, type ApiRequest } from './apiTypes';
import { consumePreloadedResponse } from './consumePreloadedResponse';
import { readErrorBody } from './toApiError';

export interface SendOptions {
  apiKey: string;
  /** Bearer of the Authorization header. */
  token?: string | undefined;
  timeoutMs: number;
  /** Any of them gives the request up. */
  signals?: readonly AbortSignal[];
  /** Lets the request outlive the page. */
  keepalive?: boolean;
}

export const NO_CONNECTION = 'You’re offline. Check your connection and try again.';
/** Files take this many times as long as other requests before they are given up. */
const UPLOAD_FACTOR = 8;
const UNREADABLE = 'We got an unexpected response. Please try again.';

function urlOf({ url, params }: ApiRequest): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params ?? {})) {
    if (value !== null && value !== undefined) query.set(name, String(value));
  }
  const text = query.toString();
  return `${API_PREFIX}${url}${text && (url.includes('?') ? '&' : '?') + text}`;
}

function headersOf(request: ApiRequest, { apiKey, token }: SendOptions): Record<string, string> {
  const isJson = request.body !== undefined && !(request.body instanceof FormData);
  return {
    accept: request.responseType === 'blob' ? '*/*' : 'application/json',
    [API_KEY_HEADER]: apiKey,
    ...(token && { authorization: `Bearer ${token}` }),
    ...(isJson && { 'content-type': 'application/json' }),
    ...request.headers,
  };
}

const failure = (httpStatus: number, error: ApiErrorBody): ApiAnswer => ({ ok: false, httpStatus, error });

async function passOn({ body }: Response, onText: (text: string) => void): Promise<void> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
    onText(decoder.decode(part.value as Uint8Array, { stream: true }));
}

async function readAnswer(response: Response, { responseType, onText }: ApiRequest): Promise<ApiAnswer> {
  if (onText && response.ok) {
    await passOn(response, onText);
    return { ok: true, body: {} };
  }
  if (responseType === 'blob' && response.ok) return { ok: true, body: await response.blob() };
  const text = await response.text();
  let body: unknown;
  try {
    body = text ? JSON.parse(text) : {};
  } catch {
    const error = response.ok ? { statusCode: response.status, message: UNREADABLE } : null;
    return failure(response.status, readErrorBody(error, response.status));
  }
  if (!response.ok) return failure(response.status, readErrorBody(body, response.status));
  return { ok: true, body: typeof body === 'object' && body !== null ? body : {} };
}

/** The `data` of an answer's envelope; empty where there is none. */
export function dataIn(answer: ApiAnswer): Record<string, unknown> {
  const { data } = (answer.ok ? answer.body : {}) as { data?: unknown };
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
}

async function fetchResponse(
  request: ApiRequest,
  options: SendOptions,
  signal: AbortSignal,
): Promise<Response> {
  const preloaded = await consumePreloadedResponse(request, options.token, signal);
  if (preloaded) return preloaded;
  const { body } = request;
  return fetch(urlOf(request), {
    method: request.method ?? 'GET',
    headers: headersOf(request, options),
    signal,
    credentials: 'omit',
    ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    ...(options.keepalive && { keepalive: true }),
  });
}

/**
 * Sends one request with the API key and the bearer [C1] and reads the answer. Never throws: a network failure, a
 * timeout and an abort answer with `NETWORK_ERROR_CODE`.
 */
export async function sendRequest(request: ApiRequest, options: SendOptions): Promise<ApiAnswer> {
  const { timeoutMs, signals = [] } = options;
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, timeoutMs * (request.body instanceof FormData ? UPLOAD_FACTOR : 1));
  if (signals.some(({ aborted }) => aborted)) abort();
  for (const signal of signals) signal.addEventListener('abort', abort);
  try {
    const response = await fetchResponse(request, options, controller.signal);
    if (request.onText) clearTimeout(timer);
    return await readAnswer(response, request);
  } catch {
    return failure(NETWORK_ERROR_CODE, { statusCode: NETWORK_ERROR_CODE, message: NO_CONNECTION });
  } finally {
    clearTimeout(timer);
    for (const signal of signals) signal.removeEventListener('abort', abort);
  }
}
