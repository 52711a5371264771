import { API_PREFIX, ERROR_CODES, type LoginTokens, type Success } from '@hashgrid/contracts';
import type { Page, Request } from '@playwright/test';
import { callApi } from '../fixtures/callApi';
import { recordCalls } from '../fixtures/recordCalls';
import { readCookies } from '../fixtures/readCookies';
import { expectOneRefresh, expireToken } from '../fixtures/expireToken';
import { createDeferred } from '../fixtures/createDeferred';
import { logIn, makePlayer } from '../fixtures/player';
import {
  codeField,
  expectCodeScreen,
  expectDashboard,
  expectLogin,
  expectUrl,
  logOut,
  openAccountMenu,
  submitLogin,
  totalBalance,
} from '../fixtures/screens';
import {
  expectArrival,
  readArrivalTime,
  expectPlayer,
  triggerRefetch,
  isAt,
  recordArrivals,
  openTab,
  openTimedTab,
  recordPaths,
} from '../fixtures/tabs';
import { expect, test } from '../fixtures/test';
import { waitForNetworkIdle } from '../fixtures/waitForNetworkIdle';

const REFRESH_PATH = '/shared/auth/refresh';
const PROFILE_PATH = '/shared/client/profile';
const WALLETS_PATH = '/shared/client/wallets';

test.beforeEach(({ consoleErrors }) =>
  consoleErrors.allow(/the server responded with a status of 401/, /ERR_ABORTED|ERR_FAILED/),
);

test('[A8] a logout takes every other tab to the login page once, within two page loads', async ({
  loggedInContext: context,
}) => {
  await recordArrivals(context);
  const { tab: first, pageLoadMs } = await openTimedTab(context);
  const [second, third] = await Promise.all([openTab(context), openTab(context)]);
  const visitedPaths = [second, third].map(recordPaths);
  await logOut(first);
  await expectUrl(first, '/login');
  const since = await readArrivalTime(first, '/login');
  for (const tab of [second, third]) await expectArrival(tab, '/login', { since, pageLoadMs });
  await Promise.all([second, third].map(expectLogin));
  expect(visitedPaths).toEqual([['/login'], ['/login']]);
  expect(await readCookies(context)).toEqual({});
});

test('[A4] a login takes every other tab to its return URL within two page loads', async ({
  context,
  player,
}) => {
  await recordArrivals(context);
  const { tab: first, pageLoadMs } = await openTimedTab(context, '/login');
  const second = await openTab(context, '/login');
  const third = await openTab(context, '/login?returnUrl=%2Fwallet');
  await submitLogin(first, player);
  const since = await readArrivalTime(first, '/dashboard');
  await expectArrival(second, '/dashboard', { since, pageLoadMs });
  await expectArrival(third, '/wallet', { since, pageLoadMs });
  await expectPlayer(second, player.username);
});

test('[A8] login and logout reach the other tabs without BroadcastChannel', async ({ context, player }) => {
  await recordArrivals(context);
  await context.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
  const { tab: first, pageLoadMs } = await openTimedTab(context, '/login');
  const second = await openTab(context, '/login');
  await submitLogin(first, player);
  const loggedInAt = await readArrivalTime(first, '/dashboard');
  await expectArrival(second, '/dashboard', { since: loggedInAt, pageLoadMs });
  await expectDashboard(first);
  await logOut(first);
  const loggedOutAt = await readArrivalTime(first, '/login');
  await expectArrival(second, '/login', { since: loggedOutAt, pageLoadMs });
});

test('[A8, A4] shows the current player in a tab that was frozen during a logout and another login', async ({
  loggedInContext: context,
  product,
  player,
}) => {
  const other = await makePlayer(product.url);
  const [first, second] = await Promise.all([openTab(context), openTab(context)]);
  await expectPlayer(second, player.username);
  const devTools = await context.newCDPSession(second);
  await devTools.send('Page.setWebLifecycleState', { state: 'frozen' });
  await logOut(first);
  await submitLogin(first, other);
  await expectPlayer(first, other.username);
  await devTools.send('Page.setWebLifecycleState', { state: 'active' });
  await openAccountMenu(second);
  await expect(second.getByRole('banner').getByText(other.username)).toBeVisible();
  await expect(second.getByText(player.username)).toHaveCount(0);
  const persisted = await second.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(persisted).not.toContain(player.username);
  await expectPlayer(first, other.username);
});

test('[A8] never shows data of the previous player to the next player of a browser', async ({
  loggedInContext: context,
  product,
  player,
}) => {
  const tab = await openTab(context);
  // As if the browser was closed without a logout, and another player logged in.
  await expect
    .poll(() => tab.evaluate(() => localStorage.getItem('persist:primary')))
    .toContain(player.username);
  const other = await makePlayer(product.url);
  const tokens = await logIn(product.url, other);
  await context.clearCookies();
  await context.addCookies(
    Object.entries(tokens).map(([name, value]) => ({ name, value: String(value), url: product.url })),
  );
  const deferred = createDeferred();
  await tab.route(`**${API_PREFIX}${PROFILE_PATH}`, async (route) => {
    await deferred.promise;
    return route.continue();
  });
  const wallets = tab.waitForResponse((response) => response.url().endsWith(WALLETS_PATH));
  await tab.reload();
  expect((await wallets).ok()).toBe(true);
  expect(await tab.content()).not.toContain(player.username);
  deferred.resolve();
  await expectPlayer(tab, other.username);
  await expect(totalBalance(tab)).toHaveText('25.00 USDT');
  expect(await tab.content()).not.toContain(player.username);
});

test('[X4] refreshes once for twenty expired calls of five tabs and replays all twenty', async ({
  context,
  session,
}) => {
  const tabs = await Promise.all(Array.from({ length: 5 }, () => openTab(context)));
  const refreshes = recordCalls(context, REFRESH_PATH);
  // Each tab preloads five calls; the slowest one may start with the new token.
  const { refused } = await expireToken(context, session.accessToken, 20);
  const wallets = recordCalls(context, WALLETS_PATH);
  await Promise.all(tabs.map((tab) => tab.reload()));
  await Promise.all(tabs.map(expectDashboard));
  expect(refused.length).toBeGreaterThanOrEqual(20);
  await expectOneRefresh(refreshes);
  const isReplayed = (call: Request) => call.headers().authorization !== `Bearer ${session.accessToken}`;
  // By tab, because on a busy machine a tab may meanwhile poll its wallets.
  const listTabs = () => new Set(wallets.filter(isReplayed).map((call) => call.frame().page()));
  await expect.poll(() => listTabs().size).toBe(5);
});

test('[X2] redirects all tabs to the login once when the session is ended on another device', async ({
  context,
  product,
  session,
}) => {
  const tabs = await Promise.all([openTab(context), openTab(context), openTab(context)]);
  const visitedPaths = tabs.map(recordPaths);
  const { status } = await callApi(product.url, '/shared/auth/sessions/current', {
    method: 'DELETE',
    bearer: session.accessToken,
  });
  expect(status).toBeLessThan(300);
  const [first] = tabs;
  await first?.evaluate(triggerRefetch);
  for (const tab of tabs) await expect(tab).toHaveURL(isAt('/login'));
  await Promise.all(tabs.map((tab) => waitForNetworkIdle(tab)));
  for (const paths of visitedPaths) expect(paths.filter((path) => path === '/login')).toHaveLength(1);
  expect(await readCookies(context)).toEqual({});
});

test('[C9, X2] ends the sessions of other browsers on a password change and keeps that of this browser', async ({
  context,
  otherContext,
  product,
  player,
  session,
  setTokens,
}) => {
  const tab = await openTab(context);
  const tokens = await logIn(product.url, player);
  await setTokens(tokens, otherContext);
  const otherTab = await openTab(otherContext);
  // The page is left before the change: an open page might notice that its session has ended, and then open the login as a guest.
  await otherTab.goto('about:blank');
  const { status } = await callApi(product.url, '/shared/auth/change-password', {
    method: 'PATCH',
    bearer: session.accessToken,
    body: { currentPassword: player.password, newPassword: `${player.password}-changed` },
  });
  expect(status).toBe(200);
  for (const bearer of [tokens.accessToken, tokens.refreshToken]) {
    const old = await callApi<{ statusCode: number }>(
      product.url,
      bearer === tokens.refreshToken ? REFRESH_PATH : PROFILE_PATH,
      {
        method: bearer === tokens.refreshToken ? 'POST' : 'GET',
        bearer,
      },
    );
    expect([old.status, old.body.statusCode]).toEqual([401, ERROR_CODES.sessionRevoked]);
  }
  await otherTab.goto('/dashboard');
  await expectUrl(otherTab, '/login');
  expect(await readCookies(otherContext)).toEqual({});
  await tab.reload();
  await expectDashboard(tab);
});

/** Mocks the login of a tab so that it asks for a code, as for a player with two-factor authentication. */
const mockTwoFactorLogin = (tab: Page) =>
  tab.route(`**${API_PREFIX}/public/auth/login/credential`, (route) =>
    route.fulfill({ json: { data: { gg2FAToken: 'a-challenge' } } }),
  );

test('[A5, A4] logs in a tab that waits for a code when another tab logs in', async ({ context, player }) => {
  const waiting = await openTab(context, '/login');
  const other = await openTab(context, '/login');
  await mockTwoFactorLogin(waiting);
  await submitLogin(waiting, player);
  await expect(waiting).toHaveURL(isAt('/authentication'));
  await submitLogin(other, player);
  await expectDashboard(other);
  await expect(waiting).toHaveURL(isAt('/dashboard'));
  await expectDashboard(waiting);
  expect(Object.keys(await readCookies(context)).sort()).toEqual(['accessToken', 'refreshToken']);
});

test('[A5, A6] keeps the return URL through the two-factor step', async ({
  page,
  context,
  product,
  player,
}) => {
  const tokens = await logIn(product.url, player);
  await mockTwoFactorLogin(page);
  await page.route(`**${API_PREFIX}/auth/client/gg-2fa/valid`, (route) =>
    route.fulfill({ json: { data: tokens } satisfies Success<LoginTokens> }),
  );
  await page.goto('/wallet?token=ORE#top');
  await submitLogin(page, player);
  // The URL may change while the login page, which has text fields too, is still shown.
  await expectCodeScreen(page);
  await codeField(page).fill('123456');
  await expectUrl(page, '/wallet?token=ORE#top');
  expect((await readCookies(context)).gg2FAToken).toBeUndefined();
});
