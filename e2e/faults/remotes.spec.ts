import type { Page } from '@playwright/test';
import { createDeferred } from '../fixtures/createDeferred';
import { waitForNetworkIdle } from '../fixtures/waitForNetworkIdle';
import { expectDashboard, expectLogin, logOut } from '../fixtures/screens';
import { expect, test } from '../fixtures/test';

const FINANCE = /\/remotes\/finance\/.*\.js/;
const FINANCE_ENTRY = /\/remotes\/finance\/.*\/entry\..*\.js/;
/** What a browser says of scripts that do not come, are not what they should be, or that we log ourselves. */
const LOAD_NOISE = [
  /Failed to load resource/,
  /Failed to fetch dynamically imported module/,
  /Failed to find a valid digest/,
  /MIME type/,
  /integrity/i,
  /did not load/,
  /Federation|RUNTIME-/,
];

const expectAreaCard = async (page: Page, area: string): Promise<void> => {
  await expect(page.getByRole('heading', { name: `${area} is temporarily unavailable` })).toBeVisible();
  await expect(page.getByText(/Error ID: \S+/)).toBeVisible();
};

const expectWallet = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { name: 'Wallet', level: 1 })).toBeVisible();

test.beforeEach(({ signedInPage: _page, noise }) => {
  noise.allow(...LOAD_NOISE);
});

for (const { what, answer } of [
  { what: 'answers 404', answer: { status: 404, body: 'no' } },
  { what: 'answers 500', answer: { status: 500, body: 'no' } },
  { what: 'is HTML', answer: { status: 200, contentType: 'text/html', body: '<!doctype html><p>Hello' } },
  { what: 'is empty', answer: { status: 200, contentType: 'text/javascript', body: '' } },
  { what: 'throws', answer: { status: 200, contentType: 'text/javascript', body: 'throw new Error("no")' } },
]) {
  test(`an entry that ${what} takes down its own area alone, and Retry heals it without a reload`, async ({
    page,
  }) => {
    await page.route(FINANCE_ENTRY, (route) => route.fulfill(answer));
    await page.goto('/wallet');
    await expectAreaCard(page, 'Wallet');
    await expect(page).toHaveTitle('Wallet | Hashgrid');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: 'Dashboard' })
      .click();
    await expectDashboard(page);
    await page.goBack();
    await page.unroute(FINANCE_ENTRY);
    const retry = page.getByRole('button', { name: 'Retry' });
    if (await retry.isVisible()) await retry.click();
    await expectWallet(page);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });
}

test('a page chunk that is gone takes down its own area alone', async ({ page }) => {
  await page.route(FINANCE, (route) =>
    FINANCE_ENTRY.test(route.request().url()) ? route.fallback() : route.fulfill({ status: 404, body: 'no' }),
  );
  await page.goto('/wallet');
  await expectAreaCard(page, 'Wallet');
  await logOut(page);
  await expectLogin(page);
});

test('replaces an entry that hangs by the error card within 8 s of the page’s clock', async ({ page }) => {
  const gate = createDeferred();
  await page.clock.install();
  await page.route(FINANCE_ENTRY, async (route) => {
    await gate.opened;
    await route.abort();
  });
  await page.goto('/dashboard');
  await expectDashboard(page);
  // From here on only the test lets time pass.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  const requested = page.waitForRequest(FINANCE_ENTRY);
  await page.getByRole('main').getByRole('link', { name: 'Wallet', exact: true }).click();
  await requested;
  await page.clock.runFor(8000);
  await expectAreaCard(page, 'Wallet');
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  gate.open();
});

test('a slow remote is waited for, and arriving after the player has left it changes nothing', async ({
  page,
}) => {
  const gate = createDeferred();
  await page.route(FINANCE_ENTRY, async (route) => {
    await gate.opened;
    await route.continue();
  });
  await page.goto('/wallet');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Dashboard' }).click();
  await expectDashboard(page);
  gate.open();
  await waitForNetworkIdle(page);
  await expectDashboard(page);
  await expect(page).toHaveTitle('Dashboard | Hashgrid');
  await page.goBack();
  await expectWallet(page);
});

test('with all remotes down the shell still stands, with Retry and without an endless spinner', async ({
  page,
}) => {
  const all = /\/remotes\/.*\.js/;
  await page.route(all, (route) => route.abort());
  await page.goto('/dashboard');
  await expectAreaCard(page, 'Dashboard');
  await page.unroute(all);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expectDashboard(page);
});

test('a tampered entry, or chunk, never runs', async ({ page }) => {
  for (const pattern of [FINANCE_ENTRY, FINANCE]) {
    await page.route(pattern, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `globalThis.isTampered = true;${await response.text()}` });
    });
    await page.goto('/wallet');
    await expectAreaCard(page, 'Wallet');
    expect(await page.evaluate(() => 'isTampered' in globalThis)).toBe(false);
    await page.unroute(pattern);
  }
});

test('a page that throws while it renders falls alone, and Retry draws it again', async ({ page, noise }) => {
  noise.allow(/The lab broke on purpose/);
  await page.goto('/lab/broken');
  await page.getByRole('button', { name: 'Break' }).click();
  await expectAreaCard(page, 'Lab');
  await page.getByText('Details').click();
  await expect(page.getByText('The lab broke on purpose.')).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('button', { name: 'Break' })).toBeVisible();
  await page.getByRole('button', { name: 'Break' }).click();
  await expectAreaCard(page, 'Lab');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Dashboard' }).click();
  await expectDashboard(page);
});

test('what is not visited costs nothing', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/remotes/')) scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/setting');
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await waitForNetworkIdle(page);
  expect(scripts.length).toBeGreaterThan(0);
  // A link in view may bring its own screen ahead of the click [K7]; nothing else comes.
  expect(scripts.filter((path) => !/^\/remotes\/(settings|game)\//.test(path))).toEqual([]);
});

test('[K7] a link brings its screen when the pointer rests on it, before any click', async ({ page }) => {
  await page.goto('/setting');
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await waitForNetworkIdle(page);
  await page.getByRole('button', { name: 'Account menu' }).click();
  const fetched = page.waitForRequest((request) => FINANCE_ENTRY.test(request.url()));
  await page.getByRole('banner').getByRole('link', { name: 'Pay' }).hover();
  await fetched;
});
