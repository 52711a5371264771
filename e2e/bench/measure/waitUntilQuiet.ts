import type { Page } from '@playwright/test';
import type { RequestTracker } from './trackRequests';

const NETWORK_IDLE_MS = 500;
const NETWORK_IDLE_TIMEOUT_MS = 20_000;

/** Waits until a page's network is idle, or for 20 s. */
export const waitUntilQuiet = async (page: Page, tracker: RequestTracker): Promise<void> => {
  const limit = Date.now() + NETWORK_IDLE_TIMEOUT_MS;
  while (tracker.idleMs() < NETWORK_IDLE_MS && Date.now() < limit) await page.waitForTimeout(50);
};
