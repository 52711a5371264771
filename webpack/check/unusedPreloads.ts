import type { Page } from 'playwright-core';
import { PRELOAD_FRESH_MS, PRELOADED_REQUESTS_KEY, type PreloadedRequests } from '@hashgrid/contracts';

type PageGlobals = Record<string, PreloadedRequests | undefined>;

/**
 * Gives a page the preloaded requests of a candidate in place of those in the HTML of the live build. They have no responses, so
 * the platform consumes them and sends the requests itself.
 */
export const injectPreloads = (page: Page, urls: readonly string[], token: string): Promise<unknown> =>
  page.addInitScript(
    ([key, preloads, bearer]) => {
      const responses = Object.fromEntries(preloads.map((url) => [url, Promise.resolve(null)]));
      // Read-only, so that the assignment in the HTML's script is ignored. A setter would be a named function, for which tsx calls a
      // helper that the page lacks.
      Object.defineProperty(globalThis, key, { value: { token: bearer, responses } });
    },
    [PRELOADED_REQUESTS_KEY, [...urls], token] as const,
  );

/** Returns the injected preloads that a loaded page has not consumed; none when it has loaded so slowly that they have expired. */
export const readUnusedPreloads = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([key, freshMs]) =>
      performance.now() > freshMs
        ? []
        : Object.keys((globalThis as unknown as PageGlobals)[key]?.responses ?? {}),
    [PRELOADED_REQUESTS_KEY, PRELOAD_FRESH_MS] as const,
  );
