import { PRERENDERED_ID } from '@hashgrid/contracts';
import type { Page } from '@playwright/test';
import { createDeferred } from '../fixtures/createDeferred';
import { LOAD_LIMITS_MS, PRERENDERED_PAGE_LIMIT_MS } from '../fixtures/extendTimeLimits';
import { expect, test } from '../fixtures/test';
import { waitForNetworkIdle } from '../fixtures/waitForNetworkIdle';

test.use({
  showsPrerenderedPages: true,
  extendedLimitsMs: [...LOAD_LIMITS_MS, PRERENDERED_PAGE_LIMIT_MS],
});

/** The page, or its layout, as rendered at build time. */
const getPrerendered = (page: Page) => page.locator(`#${PRERENDERED_ID}`);

/** Holds back the scripts of the shell. The returned function lets them through. */
const holdShell = async (page: Page): Promise<() => void> => {
  const held = createDeferred();
  await page.route(/\/shell\/[^/]+\/[^/]+\.js/, async (route) => {
    await held.promise;
    await route.continue();
  });
  return () => held.resolve();
};

/** Opens a page whose scripts are held back. Does not wait for the load event, which waits for the scripts. */
const openWithoutScripts = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' });

/** The goal of the benchmark for the cumulative layout shift of a page (`createPageGoals.ts`), which measures some 0.003. */
const MAX_LAYOUT_SHIFT = 0.02;

/** Records layout shifts from before the first paint. The returned function returns their sum. */
const recordLayoutShift = async (page: Page): Promise<() => Promise<number>> => {
  await page.addInitScript(() => {
    const shifts = globalThis as unknown as { layoutShift: number };
    shifts.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.layoutShift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { layoutShift: number }).layoutShift);
};

test('shows the login before any script has loaded, and keeps typed text and focus', async ({ page }) => {
  const release = await holdShell(page);
  await openWithoutScripts(page, '/login');
  const prerendered = getPrerendered(page);
  await expect(prerendered.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await prerendered.getByLabel('Email').fill('ada@example.org');
  await prerendered.getByLabel('Password', { exact: true }).pressSequentially('secret');
  release();
  await expect(prerendered).toHaveCount(0);
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.org');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('secret');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
});

/** The failed request for the name of the inviting player. */
const UNKNOWN_CODE = /404 .*\/referral\/nobody-1/;

test('shows the sign-up of an invitation before any script has loaded, and fills in the code later', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(UNKNOWN_CODE);
  const release = await holdShell(page);
  await openWithoutScripts(page, '/ref/nobody-1?utm_source=newsletter');
  const prerendered = getPrerendered(page);
  await prerendered.getByLabel('Username').fill('ada');
  release();
  await expect(prerendered).toHaveCount(0);
  await expect(page.getByLabel('Username')).toHaveValue('ada');
  await expect(page.getByLabel('Referral code')).toHaveValue('nobody-1');
});

test('follows a link of an invitation only when its code has been stored', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(UNKNOWN_CODE);
  const release = await holdShell(page);
  await openWithoutScripts(page, '/ref/nobody-1');
  await getPrerendered(page).getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/ref\/nobody-1$/);
  release();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByLabel('Referral code')).toHaveValue('nobody-1');
});

test('submits a form only when the scripts have loaded', async ({ page }) => {
  const release = await holdShell(page);
  await openWithoutScripts(page, '/login');
  await getPrerendered(page).getByLabel('Email').fill('nobody');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login$/);
  release();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveURL(/\/login$/);
});

test('shows a prerendered page in the language of the player, and hides one in another', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'language', value: 'ar-SA', url: baseURL ?? '' }]);
  await page.goto('/healthz');
  await page.evaluate(() => localStorage.setItem('language', 'ar-SA'));
  const release = await holdShell(page);
  await openWithoutScripts(page, '/login');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(getPrerendered(page).getByRole('heading', { level: 1 })).toHaveText(/[\u0600-\u06FF]/);
  release();
  await expect(getPrerendered(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u0600-\u06FF]/);
  await page.evaluate(() => localStorage.removeItem('language'));
  await holdShell(page);
  await openWithoutScripts(page, '/login');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(getPrerendered(page)).toBeAttached();
  await expect(getPrerendered(page)).toBeHidden();
});

test('shows no part of a prerendered page whose HTML is incomplete', async ({ page }) => {
  await holdShell(page);
  let sentShare = 0.5;
  await page.route('**/login', async (route) => {
    const response = await route.fetch();
    const [before = '', prerendered = '', after = ''] = (await response.text()).split(
      /(?<=<body>)(.*)(?=<div id="root">)/,
    );
    const body = before + prerendered.slice(0, prerendered.length * sentShare) + (sentShare < 1 ? '' : after);
    await route.fulfill({ response, body });
  });
  const heading = getPrerendered(page).getByRole('heading', { level: 1, includeHidden: true });
  await openWithoutScripts(page, '/login');
  await expect(heading).toBeAttached();
  await expect(heading).toBeHidden();
  sentShare = 1;
  await openWithoutScripts(page, '/login');
  await expect(heading).toBeVisible();
});

test('shifts no layout when React replaces the prerendered page of a guest', async ({ page }) => {
  const readShift = await recordLayoutShift(page);
  const release = await holdShell(page);
  await openWithoutScripts(page, '/login');
  const prerendered = getPrerendered(page);
  await expect(prerendered.getByRole('heading', { name: 'Log in' })).toBeVisible();
  release();
  await expect(prerendered).toHaveCount(0);
  await waitForNetworkIdle(page);
  expect(await readShift()).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
});

test('shows a player the page before any script has loaded, and repeats a click once React has replaced it', async ({
  loggedInPage: page,
}) => {
  const release = await holdShell(page);
  await openWithoutScripts(page, '/dashboard');
  const prerendered = getPrerendered(page);
  await expect(prerendered.getByRole('banner')).toBeVisible();
  await expect(prerendered.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  const header = await prerendered.getByRole('banner').boundingBox();
  const menu = await prerendered.getByRole('complementary', { name: 'Menu' }).boundingBox();
  await prerendered.getByRole('button', { name: 'Account menu' }).click();
  release();
  await expect(prerendered).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Wallet opens in a new tab' })).toBeVisible();
  expect(await page.getByRole('banner').boundingBox()).toEqual(header);
  expect(await page.getByRole('complementary', { name: 'Menu' }).boundingBox()).toEqual(menu);
});

test('shows no settings before they are loaded, and only a spinner for a page that depends on the query string', async ({
  loggedInPage: page,
}) => {
  await holdShell(page);
  const prerendered = getPrerendered(page);
  await openWithoutScripts(page, '/');
  await expect(prerendered.getByRole('heading', { level: 1 })).toHaveText('Home');
  await openWithoutScripts(page, '/setting');
  await expect(prerendered.getByRole('heading', { level: 1 })).toHaveText('Settings');
  await expect(prerendered.getByRole('switch')).toHaveCount(0);
  await openWithoutScripts(page, '/mining-node?view=shop');
  await expect(prerendered.getByRole('status')).toHaveText('Loading');
  await expect(prerendered.getByRole('heading', { level: 1 })).toHaveCount(0);
});

test('shifts no layout when React replaces the prerendered page of a player', async ({
  loggedInPage: page,
}) => {
  const readShift = await recordLayoutShift(page);
  const release = await holdShell(page);
  await openWithoutScripts(page, '/wallet');
  const prerendered = getPrerendered(page);
  await expect(prerendered.getByRole('heading', { name: 'Wallet', level: 1 })).toBeVisible();
  release();
  await expect(prerendered).toHaveCount(0);
  await expect(page.getByText('Total balance')).toBeVisible();
  await waitForNetworkIdle(page);
  expect(await readShift()).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
});

test('shows the mobile layout on a phone, and then the login when the session has ended', async ({
  page,
  session,
  setTokens,
  consoleErrors,
}) => {
  consoleErrors.allow(/401/);
  await setTokens({ ...session, accessToken: 'not.a.token', refreshToken: 'neither' });
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdShell(page);
  await openWithoutScripts(page, '/wallet');
  await expect(getPrerendered(page).getByRole('button', { name: 'Open menu' })).toBeVisible();
  await expect(getPrerendered(page).getByRole('complementary', { name: 'Menu' })).toBeHidden();
  release();
  await expect(page).toHaveURL(/\/login/);
  await expect(getPrerendered(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
