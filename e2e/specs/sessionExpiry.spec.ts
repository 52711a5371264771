import { API_PREFIX, PRELOAD_FRESH_MS } from '@hashgrid/contracts';
import { recordCalls } from '../fixtures/recordCalls';
import { readCookies } from '../fixtures/readCookies';
import { respondExpired, expireToken } from '../fixtures/expireToken';
import { expectDashboard, expectLogin, expectUrl } from '../fixtures/screens';
import { expect, test } from '../fixtures/test';
import { waitForNetworkIdle } from '../fixtures/waitForNetworkIdle';

const REFRESH_PATH = '/shared/auth/refresh';

test.beforeEach(({ consoleErrors }) => consoleErrors.allow(/the server responded with a status of 401/));

test('[X1, C8] refreshes an expired access token once and replays the calls', async ({
  page,
  context,
  session,
}) => {
  const refreshes = recordCalls(context, REFRESH_PATH);
  const { refused } = await expireToken(context, session.accessToken);
  await page.goto('/dashboard');
  await expectDashboard(page);
  expect(refused.length).toBeGreaterThan(0);
  expect(refreshes).toHaveLength(1);
  expect(await refreshes[0]?.headerValue('authorization')).toBe(`Bearer ${session.refreshToken}`);
  const cookies = await readCookies(context);
  expect(cookies.accessToken).toBeTruthy();
  expect(cookies.accessToken).not.toBe(session.accessToken);
});

test('[X2] clears the session and both cookies and redirects to the login after a rejected refresh', async ({
  page,
  context,
  player,
  session,
}) => {
  const readPersisted = () => page.evaluate(() => localStorage.getItem('persist:primary') ?? '');
  await page.goto('/dashboard');
  await expectDashboard(page);
  await expect.poll(readPersisted).toContain(player.email);
  await page.route(`**${API_PREFIX}${REFRESH_PATH}`, (route) =>
    route.fulfill({ status: 401, json: { statusCode: 401, message: 'No.' } }),
  );
  // Leaves the page: a call of an open page could end the session before the dashboard is opened again.
  await page.goto('about:blank');
  await expireToken(context, session.accessToken);
  await page.goto('/dashboard');
  await expectUrl(page, '/login');
  await expectLogin(page);
  const cookies = await readCookies(context);
  expect(cookies.accessToken).toBeUndefined();
  expect(cookies.refreshToken).toBeUndefined();
  expect(await readPersisted()).not.toContain(player.email);
});

test('[X1] does not loop when a replayed call is rejected as expired again', async ({
  loggedInPage: page,
  context,
}) => {
  const refreshes = recordCalls(context, REFRESH_PATH);
  const wallets = recordCalls(context, '/shared/client/wallets');
  await page.route(`**${API_PREFIX}/shared/client/wallets`, respondExpired);
  await page.clock.install();
  await page.goto('/dashboard');
  await expect(page.getByText('Couldn’t load your balances')).toBeVisible();
  // The message stays while the wallets are requested again. Advancing the clock would time such a request out.
  await waitForNetworkIdle(page);
  // Reaches the time at which the page cancels preloaded requests; those of the expired token are never used.
  await page.clock.runFor(PRELOAD_FRESH_MS);
  await waitForNetworkIdle(page);
  // The start, the shell, the page and the widget each request the wallets again if the last request has failed by then.
  expect(wallets.length).toBeLessThanOrEqual(2 * 4);
  expect(2 * refreshes.length, 'one refresh for each call and its replay').toBeLessThanOrEqual(
    wallets.length,
  );
});

test('[X1, X3] reports a 401 with another code without a refresh', async ({
  loggedInPage: page,
  context,
}) => {
  const refreshes = recordCalls(context, REFRESH_PATH);
  await page.route(`**${API_PREFIX}/shared/client/wallets`, (route) =>
    route.fulfill({ status: 401, json: { statusCode: 401, message: 'Not with this one.' } }),
  );
  // Does not wait for the load event: on a busy machine, the toast may close before it.
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(page.getByText('Not with this one.')).toBeVisible();
  await waitForNetworkIdle(page);
  expect(refreshes).toHaveLength(0);
});

test('[A1] works with a device clock that is off by a day', async ({ loggedInPage: page, context }) => {
  const refreshes = recordCalls(context, REFRESH_PATH);
  await page.clock.install({ time: Date.now() + 86_400_000 });
  await page.goto('/dashboard');
  await expectDashboard(page);
  await waitForNetworkIdle(page);
  expect(refreshes).toHaveLength(0);
});
