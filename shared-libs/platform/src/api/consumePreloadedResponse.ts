import { EARLY_CALLS_FRESH_MS, EARLY_CALLS_KEY, type EarlyCalls } from '@hashgrid/contracts';
import type { ApiRequest } from './apiTypes';

const preloadedRequests = () => (globalThis as { [EARLY_CALLS_KEY]?: EarlyCalls })[EARLY_CALLS_KEY];

/** Whether the HTML has sent this call ahead and nobody has taken its answer. */
export const isPreloaded = (url: string): boolean => Boolean(preloadedRequests()?.answers[url]);

/**
 * The answer to a call that the HTML has sent ahead, each once; null when there is none for this request and bearer,
 * or when it brought no answer.
 */
export async function consumePreloadedResponse(
  { url, method = 'GET', params }: ApiRequest,
  token: string | undefined,
  signal: AbortSignal,
): Promise<Response | null> {
  const early = preloadedRequests();
  if (!early || signal.aborted || performance.now() > EARLY_CALLS_FRESH_MS) return null;
  if (method !== 'GET' || params || !token || token !== early.token) return null;
  const answer = early.answers[url];
  if (!answer) return null;
  delete early.answers[url];
  const aborted = new Promise<null>((resolve) => {
    signal.addEventListener('abort', () => resolve(null), { once: true });
  });
  return Promise.race([answer, aborted]);
}
