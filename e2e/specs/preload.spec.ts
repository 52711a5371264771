import {
  API_PREFIX,
  BOOTSTRAP_ELEMENT_ID,
  PRELOADED_REQUESTS_KEY,
  type Bootstrap,
} from '@hashgrid/contracts';
import type { Page, Request } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { waitForNetworkIdle } from '../fixtures/waitForNetworkIdle';

/** Routes of all remotes that preload requests. */
const preloadingRoutes = async (page: Page) => {
  const json = await page.locator(`#${BOOTSTRAP_ELEMENT_ID}`).textContent();
  const { remotes } = JSON.parse(json ?? '') as Bootstrap;
  return remotes.flatMap(({ routes }) => routes).filter(({ preload = [] }) => preload.length > 0);
};

/** URLs below the API's prefix that the HTML has preloaded and the page has not requested. */
const unusedPreloads = (page: Page): Promise<string[]> =>
  page.evaluate((key) => {
    const { responses = {} } = (globalThis as unknown as Record<string, { responses?: object }>)[key] ?? {};
    return Object.keys(responses);
  }, PRELOADED_REQUESTS_KEY);

/** Opens a path and returns the API URLs that are requested until the network is idle, below the prefix. */
const requestsOf = async (page: Page, path: string): Promise<string[]> => {
  const urls: URL[] = [];
  const record = (request: Request) => urls.push(new URL(request.url()));
  page.on('request', record);
  await page.goto(path);
  await waitForNetworkIdle(page);
  page.off('request', record);
  return urls
    .filter(({ pathname }) => pathname.startsWith(API_PREFIX))
    .map(({ pathname, search }) => `${pathname.slice(API_PREFIX.length)}${search}`);
};

test('every preload of a route is requested by its page, once', async ({ page, session }) => {
  expect(session.accessToken).toBeTruthy();
  await page.goto('/dashboard');
  const routes = await preloadingRoutes(page);
  expect(routes.length).toBeGreaterThan(5);
  for (const { path, preload = [] } of routes) {
    const requested = await requestsOf(page, path);
    const unused = await unusedPreloads(page);
    expect.soft(unused, `route ${path} preloads what its page does not request`).toEqual([]);
    const repeated = preload.filter((url) => requested.filter((other) => other === url).length !== 1);
    expect.soft(repeated, `route ${path} does not request each preload exactly once`).toEqual([]);
  }
});
