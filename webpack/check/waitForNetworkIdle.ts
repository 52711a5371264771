import type { Page } from 'playwright-core';

/** How long a page may take to show its heading, or to stop sending requests, even on a slow machine. */
export const TIMEOUT_MS = 30_000;

/** Waits until a page sends no requests; a page that polls or loads a large video may never stop, so the wait ends at the time limit. */
export const waitForNetworkIdle = (page: Page): Promise<void> =>
  page.waitForLoadState('networkidle', { timeout: TIMEOUT_MS }).catch(() => undefined);
