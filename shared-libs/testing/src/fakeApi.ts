import { act } from 'react';
import { API_PREFIX, rejectOnAbort } from '@hashgrid/contracts';
import { getRules } from '@hashgrid/contracts/endpoints';
import type { FakeRequest } from './FakeRequest';
import type { FakeResponse } from './FakeResponse';
import { FakeStream } from './FakeStream';
import { findViolation } from './findViolation';
import { matchPath } from './matchPath';

export type FakeHandler = FakeResponse | ((request: FakeRequest) => FakeResponse | Promise<FakeResponse>);
/** Keyed by method and path below `/api/v1`, which may have `:names`: `'GET /public/referral/:code'`. */
export type FakeHandlers = Record<string, FakeHandler>;

/** A success with `data` and an optional message. */
export const ok = <Data>(data: Data, message?: string): FakeResponse => ({
  status: 200,
  body: { ...(message && { message }), data },
});

/** A success with only a message. */
export const done = (message = 'Done.'): FakeResponse => ({ status: 200, body: { message } });

/** A successful response that breaks its contract on purpose; `body` includes the envelope. */
export const malformed = (body: unknown): FakeResponse => ({ status: 200, body, isMalformed: true });

/** An error response of the API. */
export const fail = (
  status: number,
  message: string,
  { errors, statusCode = status }: { errors?: Record<string, string[]>; statusCode?: number } = {},
): FakeResponse => ({ status, body: { statusCode, message, ...(errors && { errors }) } });

/** Handler that fails like `fetch` without a network. */
export const offline = (): FakeResponse => {
  throw new TypeError('Failed to fetch');
};

export interface FakeApi {
  /** All requests so far, oldest first, except reachability probes without a handler. */
  calls: FakeRequest[];
  /** The requests matching a handler key. */
  callsTo(key: string): FakeRequest[];
  /** Adds or replaces handlers. */
  handle(handlers: FakeHandlers): void;
  /**
   * Resolves once all requests, and those that follow from their responses, have been answered or aborted, and rendered.
   * Never resolves while a handler withholds its response.
   */
  settle(): Promise<void>;
  /** Replacement of `window.fetch`. */
  fetch: typeof fetch;
}

function readBody(body: unknown): unknown {
  if (typeof body !== 'string') return body;
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}

function readRequest(input: string, init: RequestInit): FakeRequest {
  const url = new URL(input, window.location.origin);
  return {
    method: init.method ?? 'GET',
    path: url.pathname.startsWith(API_PREFIX) ? url.pathname.slice(API_PREFIX.length) : url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers: Object.fromEntries(new Headers(init.headers)),
    body: readBody(init.body),
    params: {},
  };
}

const waitForNextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

function toResponse({ status, body }: FakeResponse, signal?: AbortSignal | null): Response {
  if (status === 204) return new Response(null, { status });
  if (body instanceof FakeStream) return new Response(body.open(signal), { status });
  return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
}

/**
 * Creates a fake API below `fetch`; everything above it is real. Successful responses are validated against the contracts in
 * `@hashgrid/contracts/endpoints`: a mismatch fails the test, unless it is `malformed` on purpose.
 *
 * @example
 * createFakeApi({
 *   'GET /shared/mining/nodes': ok({ ...sampleNodes, nodes: [] }),
 *   'POST /auth/mining/collect': fail(422, 'Nothing to collect yet.'),
 *   'GET /shared/game/rules': malformed({ data: { profile: 7 } }),
 * });
 */
export function createFakeApi(handlers: FakeHandlers = {}): FakeApi {
  const registered: FakeHandlers = { ...handlers };
  const calls: FakeRequest[] = [];
  let pending = 0;
  const findHandler = (request: FakeRequest) => {
    for (const [key, handler] of Object.entries(registered)) {
      const [method, pattern = ''] = key.split(' ');
      const params = method === request.method ? matchPath(pattern, request.path) : null;
      if (params) return { handler, params };
    }
    return null;
  };
  const respond = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const request = readRequest(url, init);
    const found = findHandler(request);
    // After a failure, the platform probes this endpoint. Any response tells it that the API is reachable.
    if (!found && request.path === getRules.path) return toResponse(fail(404, 'No such endpoint.'));
    calls.push(request);
    if (!found) {
      console.error(
        `The fake API has no handler "${request.method} ${request.path}". Add it to the test's api.`,
      );
      return toResponse(fail(404, 'No such endpoint.'));
    }
    const { handler, params } = found;
    const response = typeof handler === 'function' ? await handler({ ...request, params }) : handler;
    const violation = findViolation(request, response);
    if (violation) console.error(violation);
    return toResponse(response, init.signal);
  };
  return {
    calls,
    callsTo: (key) => calls.filter(({ method, path }) => matchPath(key, `${method} ${path}`)),
    handle: (more) => void Object.assign(registered, more),
    async settle() {
      let wasIdle: boolean;
      // The last task begins after the last response, so the caller has processed it when the task ends.
      do {
        wasIdle = pending === 0;
        await act(waitForNextTask);
      } while (!wasIdle || pending > 0);
    },
    fetch: async (input, init) => {
      pending += 1;
      try {
        const signal = init?.signal;
        if (!signal) return await respond(String(input), init);
        signal.throwIfAborted();
        return await Promise.race([respond(String(input), init), rejectOnAbort(signal)]);
      } finally {
        pending -= 1;
      }
    },
  };
}
