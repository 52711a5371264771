import type { Page } from '@playwright/test';
import type { RequestTracker } from './trackRequests';

const NETWORK_IDLE_MS = 500;
const NETWORK_IDLE_TIMEOUT_MS = 20_000;

/** Waits until a page's network has been idle for 500 ms, at most 20 s. */
export const waitUntilQuiet = async (page: Page, tracker: RequestTracker): Promise<void> => {
  const deadline = Date.now() + NETWORK_IDLE_TIMEOUT_MS;
  while (tracker.getIdleMs() < NETWORK_IDLE_MS && Date.now() < deadline) await page.waitForTimeout(50);
};
