import type { Page } from '@playwright/test';
import { API_PREFIX, COOKIE_NAMES, WALLET_REFRESH_MS } from '@hashgrid/contracts';
import { recordCalls } from '../fixtures/recordCalls';
import { readCookies } from '../fixtures/readCookies';
import {
  expectDashboard,
  expectLogin,
  expectUrl,
  logOut,
  retryFailedPanels,
  submitLogin,
  totalBalance,
} from '../fixtures/screens';
import { createDeferred } from '../fixtures/createDeferred';
import { pauseClock } from '../fixtures/pauseClock';
import { expect, test } from '../fixtures/test';
import { waitForNetworkIdle } from '../fixtures/waitForNetworkIdle';

const PROFILE_PATH = '/shared/client/profile';
const WALLETS_PATH = '/shared/client/wallets';

test('[A1, C10] restores the session from an access token cookie by loading the profile', async ({
  page,
  context,
  session,
}) => {
  const profiles = recordCalls(context, PROFILE_PATH);
  await page.goto('/dashboard');
  await expectDashboard(page);
  expect(profiles).toHaveLength(1);
  expect(await profiles[0]?.headerValue('authorization')).toBe(`Bearer ${session.accessToken}`);
});

test('[A1] keeps the session when reloaded while the profile is loading', async ({
  loggedInPage: page,
  context,
}) => {
  const profiles = recordCalls(context, PROFILE_PATH);
  const never = createDeferred();
  await page.route(`**${API_PREFIX}${PROFILE_PATH}`, () => never.promise);
  await page.goto('/wallet', { waitUntil: 'commit' });
  await expect.poll(() => profiles.length).toBe(1);
  await page.unroute(`**${API_PREFIX}${PROFILE_PATH}`);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Wallet', level: 1, exact: true })).toBeVisible();
});

test('[A1, C1] preloads the data of page and shell once, before the bundle arrives', async ({
  page,
  context,
  session,
}) => {
  const bundle = createDeferred();
  await page.route('**/shell/**/*.js', async (route) => {
    await bundle.promise;
    await route.continue();
  });
  const calls = [PROFILE_PATH, WALLETS_PATH, '/shared/token/all'].map((path) => recordCalls(context, path));
  await page.goto('/dashboard', { waitUntil: 'commit' });
  for (const sent of calls) await expect.poll(() => sent.length).toBe(1);
  bundle.resolve();
  await expectDashboard(page);
  for (const sent of calls) {
    expect(sent).toHaveLength(1);
    expect(await sent[0]?.headerValue('authorization')).toBe(`Bearer ${session.accessToken}`);
    expect(await sent[0]?.headerValue('key')).toBeTruthy();
  }
});

test('[A2] ends the session without a loop when the profile cannot be loaded', async ({
  loggedInPage: page,
  context,
  consoleErrors,
}) => {
  consoleErrors.allow(/the server responded with a status of 500/);
  const profiles = recordCalls(context, PROFILE_PATH);
  await page.route(`**${API_PREFIX}${PROFILE_PATH}`, (route) =>
    route.fulfill({ status: 500, json: { statusCode: 500, message: 'Not today.' } }),
  );
  await page.goto('/dashboard');
  await expectUrl(page, '/login');
  await expectLogin(page);
  const cookies = await readCookies(context);
  expect(cookies.accessToken).toBeUndefined();
  expect(cookies.refreshToken).toBeUndefined();
  expect(profiles.length).toBeLessThanOrEqual(2);
});

test('[A3, R16] uses a two-factor cookie as the bearer token and finishes loading', async ({
  page,
  context,
  setTokens,
  consoleErrors,
}) => {
  consoleErrors.allow(/the server responded with a status of 401/);
  const calls = recordCalls(context, '/auth/client/gg-2fa/valid');
  await setTokens({ gg2FAToken: 'a-challenge' });
  await page.goto('/authentication');
  await expect(page).toHaveTitle('Two-factor code | Hashgrid');
  await page.getByRole('textbox').first().fill('123456');
  await expect.poll(() => calls.length).toBeGreaterThan(0);
  expect(await calls[0]?.headerValue('authorization')).toBe('Bearer a-challenge');
});

test('[A4, E3, C2] stores the tokens by name on login and opens the dashboard', async ({
  page,
  context,
  player,
}) => {
  await page.goto('/login');
  const responded = page.waitForResponse((response) =>
    response.url().endsWith('/public/auth/login/credential'),
  );
  await submitLogin(page, player);
  const { data } = (await (await responded).json()) as { data: Record<string, string> };
  await expectUrl(page, '/dashboard');
  await expectDashboard(page);
  const cookies = await readCookies(context);
  expect(cookies[COOKIE_NAMES.access]).toBe(data.accessToken);
  expect(cookies[COOKIE_NAMES.refresh]).toBe(data.refreshToken);
  expect(cookies[COOKIE_NAMES.twoFactor]).toBeUndefined();
  expect(Object.keys(cookies).sort()).toEqual(['accessToken', 'refreshToken']);
});

test('[E3] scopes the cookies to this site and to all its paths, and deletes them at logout', async ({
  page,
  context,
  player,
  baseURL,
}) => {
  await page.goto('/login');
  await submitLogin(page, player);
  await expectDashboard(page);
  const cookies = await context.cookies();
  expect(cookies).toHaveLength(2);
  const { hostname } = new URL(baseURL ?? '');
  for (const { path, sameSite, domain, secure } of cookies)
    expect({ path, sameSite, domain, secure }).toEqual({
      path: '/',
      sameSite: 'Strict',
      domain: hostname,
      // The test product uses plain HTTP; for Secure cookies over HTTPS see `tokenCookies.test.ts`.
      secure: false,
    });
  await logOut(page);
  await expectUrl(page, '/login');
  expect(await readCookies(context)).toEqual({});
});

test('[A5] opens the two-factor step when login returns only a two-factor token', async ({
  page,
  context,
}) => {
  await page.route(`**${API_PREFIX}/public/auth/login/credential`, (route) =>
    route.fulfill({ json: { data: { gg2FAToken: 'a-challenge' } } }),
  );
  await page.goto('/login');
  await submitLogin(page, { username: 'x', email: 'x@example.test', password: 'long enough' });
  await expect(page).toHaveURL((url) => url.pathname === '/authentication');
  expect((await readCookies(context)).gg2FAToken).toBe('a-challenge');
});

test('[A14] reports incorrect credentials without saying which one is incorrect', async ({
  page,
  player,
  consoleErrors,
}) => {
  consoleErrors.allow(/the server responded with a status of 40[01]/);
  for (const incorrect of [{ password: 'not the password' }, { email: 'nobody@example.test' }]) {
    await page.goto('/login');
    await submitLogin(page, { ...player, ...incorrect });
    await expect(page.getByText('Incorrect email or password.').first()).toBeVisible();
    await expectUrl(page, '/login');
  }
});

const STEP_MS = 5000;

/** Advances the clock in steps, so that responses arrive before the time limits of their calls pass. */
const advanceClock = async (page: Page, ms: number): Promise<void> => {
  for (let left = ms; left > 0; left -= STEP_MS) {
    await page.clock.runFor(Math.min(left, STEP_MS));
    await waitForNetworkIdle(page);
  }
};

test('[A13, K1] polls wallets every minute while logged in and stops after logout', async ({
  loggedInPage: page,
  context,
}) => {
  await page.clock.install();
  await page.goto('/dashboard');
  await expectDashboard(page);
  await waitForNetworkIdle(page);
  // On a busy machine, a part of the first minute may have passed already.
  await pauseClock(page);
  const wallets = recordCalls(context, WALLETS_PATH);
  while (wallets.length === 0) await advanceClock(page, STEP_MS);
  await advanceClock(page, WALLET_REFRESH_MS - STEP_MS);
  expect(wallets).toHaveLength(1);
  await advanceClock(page, 2 * STEP_MS);
  await expect.poll(() => wallets.length).toBe(2);
  await logOut(page);
  await expectUrl(page, '/login');
  await page.clock.runFor(5 * WALLET_REFRESH_MS);
  await waitForNetworkIdle(page);
  expect(wallets).toHaveLength(2);
});

test('[A13, C12] shows a balance changed on the server without a reload', async ({ loggedInPage: page }) => {
  await page.clock.install();
  await page.goto('/dashboard');
  await expectDashboard(page);
  await expect(totalBalance(page)).toHaveText('25.00 USDT');
  // Calls in flight would exceed their time limits when the clock is advanced.
  await waitForNetworkIdle(page);
  await page.route(`**${API_PREFIX}${WALLETS_PATH}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: { wallets: { balance: string }[] } };
    for (const wallet of body.data.wallets) wallet.balance = '4321.5';
    return route.fulfill({ response, json: body });
  });
  await advanceClock(page, WALLET_REFRESH_MS + 5000);
  await expect(page.getByRole('main').getByText('4,321.5').first()).toBeVisible();
  // Another poll may be in flight, and would fail at the end of the test.
  await page.unrouteAll({ behavior: 'wait' });
});

test('[A12] shows the dashboard’s loading, success and error states and recovers', async ({
  loggedInPage: page,
  consoleErrors,
}) => {
  consoleErrors.allow(/the server responded with a status of 503/);
  const deferred = createDeferred();
  await page.route(`**${API_PREFIX}${WALLETS_PATH}`, async (route) => {
    await deferred.promise;
    return route.fulfill({ status: 503, json: { statusCode: 503, message: 'Busy.' } });
  });
  await page.goto('/dashboard');
  // There may be a hidden copy: React keeps the page hidden beside its placeholder while the code of the checklist loads.
  await expect(page.getByText('Loading your balances').filter({ visible: true })).toBeAttached();
  deferred.resolve();
  await expect(page.getByText('Couldn’t load your balances')).toBeVisible();
  // The message stays while the balances are requested again, when Retry does nothing.
  await waitForNetworkIdle(page);
  await page.unroute(`**${API_PREFIX}${WALLETS_PATH}`);
  await retryFailedPanels(page);
  await expect(page.getByText('Total balance')).toBeVisible();
});
