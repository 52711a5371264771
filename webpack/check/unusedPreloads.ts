import type { Page } from 'playwright-core';
import { PRELOAD_FRESH_MS, PRELOADED_REQUESTS_KEY, type PreloadedRequests } from '@hashgrid/contracts';

type PageGlobals = Record<string, PreloadedRequests | undefined>;

/**
 * Offers a page the preloads of a candidate before its HTML offers those of the live build. Each offer has no response,
 * so the platform consumes it and sends the request itself.
 */
export const offerPreloads = (page: Page, urls: readonly string[], token: string): Promise<unknown> =>
  page.addInitScript(
    ([key, offered, bearer]) => {
      const responses = Object.fromEntries(offered.map((url) => [url, Promise.resolve(null)]));
      // Read-only, so that what the HTML's script assigns is ignored. A setter would be a named function, which tsx breaks.
      Object.defineProperty(globalThis, key, { value: { token: bearer, responses } });
    },
    [PRELOADED_REQUESTS_KEY, [...urls], token] as const,
  );

/** Returns the offered preloads that a loaded page has not asked for; none when it loaded too slowly to tell. */
export const readUnusedPreloads = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([key, freshMs]) =>
      performance.now() > freshMs
        ? []
        : Object.keys((globalThis as unknown as PageGlobals)[key]?.responses ?? {}),
    [PRELOADED_REQUESTS_KEY, PRELOAD_FRESH_MS] as const,
  );
