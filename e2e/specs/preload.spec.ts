import {
  BOOTSTRAP_ELEMENT_ID,
  PRELOADED_REQUESTS_KEY,
  type Bootstrap,
  type PreloadedRequests,
} from '@hashgrid/contracts';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { waitForNetworkIdle } from '../fixtures/waitForNetworkIdle';

/** Returns the routes of all remotes that preload requests. */
const readPreloadingRoutes = async (page: Page) => {
  const json = await page.locator(`#${BOOTSTRAP_ELEMENT_ID}`).textContent();
  const { remotes } = JSON.parse(json ?? '') as Bootstrap;
  return remotes.flatMap(({ routes }) => routes).filter(({ preload = [] }) => preload.length > 0);
};

/** Returns the preloaded URLs whose responses the page has not used; undefined if the page has preloaded none. */
const readUnusedPreloads = (page: Page): Promise<string[] | undefined> =>
  page.evaluate((key) => {
    const preloaded = (globalThis as unknown as Record<string, PreloadedRequests | undefined>)[key];
    return preloaded && Object.keys(preloaded.responses);
  }, PRELOADED_REQUESTS_KEY);

test('uses every preload of a route on its page', async ({ loggedInPage: page }) => {
  await page.goto('/dashboard');
  const routes = await readPreloadingRoutes(page);
  expect(routes.length).toBeGreaterThan(5);
  for (const { path } of routes) {
    await page.goto(path);
    await waitForNetworkIdle(page);
    // Polls, because on a busy machine a page may use a response long after its arrival.
    await expect
      .configure({ soft: true })
      .poll(() => readUnusedPreloads(page), {
        message: `preloads of the route ${path} that its page does not request`,
      })
      .toEqual([]);
  }
});

test('prefetches the dashboard on the login page', async ({ page }) => {
  const fetched = page.waitForResponse(
    (response) =>
      /\/remotes\/game\/.*\/dashboard-DashboardPage\..*\.js$/.test(response.url()) && response.ok(),
  );
  await page.goto('/login');
  await fetched;
  await expect(page).toHaveURL('/login');
});
