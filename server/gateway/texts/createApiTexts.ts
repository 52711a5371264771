import { withTimeout } from '@hashgrid/contracts';
import { describeFetchFailure } from '@hashgrid/contracts/releases';
import { parseTexts, type Texts } from './parseTexts';

/** Cached texts older than this are refreshed in the background. */
const REFRESH_MS = 60_000;
/** Delay before the next request after a failure. */
const RETRY_MS = 5_000;
/** Time limit of a request to the API; the first request for a locale waits for it. */
const TIMEOUT_MS = 2_000;

/** Translations of the API's messages, which the API serves under `/locales/{locale}.json`. */
interface ApiTexts {
  /** Returns the same object until the texts change; empty until the API first responds. */
  read(locale: string): Promise<Texts>;
}

const NO_TEXTS: Texts = {};

interface CachedTexts {
  /** Null until the API first responds. */
  texts: Texts | null;
  etag: string | null;
  /** When to request them again, from `performance.now`: a system clock that is set back would delay it. */
  refreshAt: number;
  inFlight: Promise<void> | null;
  /** Whether the last request failed, which has been reported. */
  hasFailed: boolean;
}

/**
 * Keeps the API's texts of each locale that is read, revalidated by ETag. A failure keeps the last known texts.
 * @param onProblem Receives a line when requests for a locale begin to fail.
 */
export const createApiTexts = (apiUrl: string, onProblem: (message: string) => void): ApiTexts => {
  const cache = new Map<string, CachedTexts>();

  const fetchTexts = async (locale: string, cached: CachedTexts): Promise<void> => {
    const url = `${apiUrl}/locales/${locale}.json`;
    try {
      const headers = cached.etag ? { 'if-none-match': cached.etag } : undefined;
      const { response, body } = await withTimeout(async (signal) => {
        const received = await fetch(url, { headers, signal });
        return { response: received, body: received.ok ? ((await received.json()) as unknown) : null };
      }, TIMEOUT_MS);
      if (response.ok) {
        const texts = parseTexts(body);
        if (!texts) throw new Error('the response is not a map of texts');
        cached.texts = texts;
        cached.etag = response.headers.get('etag');
      } else if (response.status !== 304) throw new Error(`the API responded with status ${response.status}`);
      cached.refreshAt = performance.now() + REFRESH_MS;
      cached.hasFailed = false;
    } catch (error) {
      cached.refreshAt = performance.now() + RETRY_MS;
      const state = cached.texts ? 'The last known texts are used.' : 'Its texts are left out.';
      if (!cached.hasFailed)
        onProblem(`Could not load ${url}: ${describeFetchFailure(error as Error)}. ${state}`);
      cached.hasFailed = true;
    } finally {
      cached.inFlight = null;
    }
  };

  return {
    read: async (locale) => {
      const cached = cache.get(locale) ?? {
        texts: null,
        etag: null,
        refreshAt: -Infinity,
        inFlight: null,
        hasFailed: false,
      };
      cache.set(locale, cached);
      if (performance.now() >= cached.refreshAt) cached.inFlight ??= fetchTexts(locale, cached);
      if (!cached.texts && cached.inFlight) await cached.inFlight;
      return cached.texts ?? NO_TEXTS;
    },
  };
};
