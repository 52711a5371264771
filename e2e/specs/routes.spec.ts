import type { Page } from '@playwright/test';
import { expectLogin, expectUrl, logOut, openFromMenu, pageHeading } from '../fixtures/screens';
import { expect, test } from '../fixtures/test';

const GUEST_SCREENS = [
  { rows: '[R3]', path: '/login', title: 'Login' },
  { rows: '[R4]', path: '/sign-up', title: 'Sign-up' },
  { rows: '[R19]', path: '/forgot-password', title: 'Forgot password' },
  { rows: '[R19]', path: '/reset-password?token=unknown', title: 'Reset password' },
  { rows: '[R2]', path: '/ref', title: 'Sign Up' },
  { rows: '[R2]', path: '/ref/no-such-code', title: 'Sign Up' },
  { rows: '[R2]', path: '/ref/any/path/under/it', title: 'Sign Up' },
  { rows: '[R2]', path: '/ref/logo.svg', title: 'Sign Up' },
];

const PLAYER_SCREENS = [
  { rows: '[R1]', path: '/', title: 'Home' },
  { rows: '[R5]', path: '/dashboard', title: 'Dashboard' },
  { rows: '[R6]', path: '/mining', title: 'Mining' },
  { rows: '[R7]', path: '/network', title: 'Network' },
  { rows: '[R8]', path: '/transactions', title: 'All Transactions' },
  { rows: '[R9]', path: '/transactions/daily-profit', title: 'Daily Profit Transactions' },
  { rows: '[R10]', path: '/wallet', title: 'Wallet' },
  { rows: '[R11]', path: '/setting', title: 'General' },
  { rows: '[R12]', path: '/setting/security', title: 'Security settings' },
  { rows: '[R13]', path: '/setting/kyc', title: 'KYC settings' },
  { rows: '[R14]', path: '/setting/gg-2fa', title: 'Two-factor settings' },
  { rows: '[R15]', path: '/profile', title: 'Profile' },
  { rows: '[R18]', path: '/mining-node', title: 'Mining node' },
  { rows: '[R17]', path: '/pay', title: 'Pay' },
  { rows: '[R20]', path: '/_app', title: 'About this app' },
];

/** Path and title of screens by their link in the menu of their section. */
const SECTIONS = {
  Wallet: {
    Transactions: ['/transactions', 'All Transactions'],
    'Daily profit': ['/transactions/daily-profit', 'Daily Profit Transactions'],
    Pay: ['/pay', 'Pay'],
  },
  Settings: {
    Profile: ['/profile', 'Profile'],
    Security: ['/setting/security', 'Security settings'],
    'Two-factor': ['/setting/gg-2fa', 'Two-factor settings'],
    'Identity verification': ['/setting/kyc', 'KYC settings'],
    General: ['/setting', 'General'],
  },
} as const;

const expectScreen = async (page: Page, title: string): Promise<void> => {
  await expect(page).toHaveTitle(`${title} | Hashgrid`);
  await expect(pageHeading(page)).toBeVisible();
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', 'Hashgrid');
};

for (const { rows, path, title } of GUEST_SCREENS) {
  test(`${rows} opens ${path} for a guest: ${title}`, async ({ page, consoleErrors }) => {
    consoleErrors.allow(/status of 404.*public\/referral/);
    await page.goto(path);
    await expectUrl(page, path);
    await expectScreen(page, title);
  });
}

for (const { rows, path, title } of PLAYER_SCREENS) {
  test(`${rows} opens and reloads ${path} for a player: ${title}`, async ({ loggedInPage: page }) => {
    await page.goto(path);
    await expectUrl(page, path);
    await expectScreen(page, title);
    await page.reload();
    await expectUrl(page, path);
    await expectScreen(page, title);
  });
}

test('puts the screen’s title into the HTML', async ({ request }) => {
  for (const { path, title } of [
    ...GUEST_SCREENS,
    ...PLAYER_SCREENS.filter(({ path }) => path !== '/_app'),
  ]) {
    expect(await (await request.get(path)).text(), path).toContain(`<title>${title} | Hashgrid</title>`);
  }
});

test('[R3, R4] navigates between login and sign-up without a page load', async ({ page }) => {
  await page.goto('/login');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expectUrl(page, '/sign-up');
  await expectScreen(page, 'Sign-up');
  await page.getByRole('link', { name: 'Log in' }).click();
  await expectUrl(page, '/login');
  await expectScreen(page, 'Login');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('[R1, R5, R8, R9, R10, R11, R12, R13, R14, R15, R17] navigates between a player’s screens without a page load', async ({
  loggedInPage: page,
}) => {
  await page.goto('/dashboard');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await openFromMenu(page, 'Wallet');
  await expectUrl(page, '/wallet');
  await expectScreen(page, 'Wallet');
  for (const [section, screens] of Object.entries(SECTIONS)) {
    await openFromMenu(page, section);
    const menu = page.getByRole('navigation', { name: section, exact: true });
    for (const [link, [path, title]] of Object.entries(screens)) {
      await menu.getByRole('link', { name: link, exact: true }).click();
      await expectUrl(page, path);
      await expectScreen(page, title);
    }
  }
  await page.getByRole('link', { name: 'Hashgrid' }).first().click();
  await expectUrl(page, '/');
  await expectScreen(page, 'Home');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Dashboard' }).click();
  await expectUrl(page, '/dashboard');
  await expectScreen(page, 'Dashboard');
  await page.goBack();
  await expectUrl(page, '/');
  await expectScreen(page, 'Home');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

for (const path of [
  '/no/such/page',
  '/dashboard/below',
  '/transactions//daily-profit',
  '/%F0%9F%92%A5',
  '/%E0%A4%A',
]) {
  test(`[R21] shows a not-found page inside the shell for ${path}`, async ({ loggedInPage: page }) => {
    await page.goto(path);
    await expectScreen(page, 'Page not found');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await logOut(page);
    await expectLogin(page);
  });
}

test('[R21] links a guest from an unknown path to the login', async ({ page }) => {
  await page.goto('/no/such/page?x=1');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to login' }).click();
  await expectLogin(page);
});

test('[R20] lists the versions of all remotes at /_app', async ({ page }) => {
  await page.goto('/_app');
  const remotes = page.getByRole('table', { name: 'Modules' });
  for (const name of ['auth', 'game', 'finance', 'settings']) {
    await expect(remotes.getByRole('row').filter({ hasText: name }).first()).toContainText(/\d+\.\d+\.\d+/);
  }
});

test('responds with an error instead of the app for a missing file', async ({ request }) => {
  for (const path of [
    '/remotes/auth/9.9.9-00000000/entry.js',
    '/assets/none.svg',
    '/api/v1/none',
    '/locales/xx.json',
  ]) {
    const response = await request.get(path);
    expect(response.status(), path).toBeGreaterThanOrEqual(400);
    expect(response.headers()['content-type'] ?? '', path).not.toContain('text/html');
  }
});

test('reports liveness and readiness', async ({ request }) => {
  // Polls, because the API of a busy machine may not respond within the time limit of the gateway's check.
  for (const path of ['/healthz', '/readyz'])
    await expect.poll(async () => (await request.get(path)).status(), { message: path }).toBe(200);
});

test('forbids framing and scripts of other origins, and caching of pages', async ({ request }) => {
  const headers = (await request.get('/login')).headers();
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toContain("frame-ancestors 'none'");
  expect(headers['x-frame-options']).toBe('DENY');
  expect(policy).toMatch(/(^|; )script-src 'self' 'nonce-[^']+'(;|$)/);
  expect(policy).not.toContain('unsafe-');
  expect(policy).toContain("object-src 'none'");
  expect(headers['cache-control']).toMatch(/no-store|no-cache/);
});
