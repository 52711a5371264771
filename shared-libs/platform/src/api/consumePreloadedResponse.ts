import { PRELOAD_FRESH_MS, PRELOADED_REQUESTS_KEY, type PreloadedRequests } from '@hashgrid/contracts';
import type { ApiRequest } from './apiTypes';

const getPreloadedRequests = () =>
  (globalThis as { [PRELOADED_REQUESTS_KEY]?: PreloadedRequests })[PRELOADED_REQUESTS_KEY];

/** Whether the HTML's inline script has sent this request and its response has not been consumed. */
export const isPreloaded = (url: string): boolean => Boolean(getPreloadedRequests()?.responses[url]);

/**
 * Returns the response to a request that the HTML's inline script has sent, once. Returns null if there is none for this request and
 * token, if that request failed, or if `signal` is aborted first.
 */
export async function consumePreloadedResponse(
  { url, method = 'GET', params }: ApiRequest,
  token: string | undefined,
  signal: AbortSignal,
): Promise<Response | null> {
  const preloaded = getPreloadedRequests();
  if (!preloaded || signal.aborted || performance.now() > PRELOAD_FRESH_MS) return null;
  if (method !== 'GET' || params || !token || token !== preloaded.token) return null;
  const response = preloaded.responses[url];
  if (!response) return null;
  delete preloaded.responses[url];
  const aborted = new Promise<null>((resolve) => {
    signal.addEventListener('abort', () => resolve(null), { once: true });
  });
  return Promise.race([response, aborted]);
}
