import type { Page, Route } from '@playwright/test';
import { createDeferred } from '../fixtures/createDeferred';
import { EXTENDED_CHUNK_TIMEOUT_MS, REQUEST_LIMIT_MS } from '../fixtures/extendTimeLimits';
import { pauseClock, runClockUntilVisible } from '../fixtures/pauseClock';
import { waitForNetworkIdle } from '../fixtures/waitForNetworkIdle';
import {
  expectDashboard,
  expectLogin,
  logOut,
  openFromMenu,
  pageHeading,
  retryUntilVisible,
} from '../fixtures/screens';
import { expect, test } from '../fixtures/test';

const FINANCE = /\/remotes\/finance\/.*\.js/;
const FINANCE_ENTRY = /\/remotes\/finance\/.*\/entry\..*\.js/;
/** Console messages for scripts that fail to load or to run. */
const LOAD_ERRORS = [
  /Failed to load resource/,
  /Failed to fetch dynamically imported module/,
  /Failed to find a valid digest/,
  /MIME type/,
  /integrity/i,
  /did not load/,
  /Federation|RUNTIME-/,
];

const expectErrorCard = async (page: Page, area: string): Promise<void> => {
  await expect(page.getByRole('heading', { name: `${area} is temporarily unavailable` })).toBeVisible();
  await expect(page.getByText(/Error ID: \S+/)).toBeVisible();
};

/** Exact, because the heading of the error card begins with “Wallet” too. */
const walletHeading = (page: Page) => page.getByRole('heading', { name: 'Wallet', level: 1, exact: true });

const expectWallet = (page: Page): Promise<void> => expect(walletHeading(page)).toBeVisible();

test.beforeEach(({ loggedInPage: _page, consoleErrors }) => {
  consoleErrors.allow(...LOAD_ERRORS);
});

for (const { failure, response } of [
  { failure: 'responds with 404', response: { status: 404, body: 'no' } },
  { failure: 'responds with 500', response: { status: 500, body: 'no' } },
  {
    failure: 'is HTML',
    response: { status: 200, contentType: 'text/html', body: '<!doctype html><p>Hello' },
  },
]) {
  test(`shows the error card in the area of a remote whose entry ${failure}, and recovers on Retry without a reload`, async ({
    page,
  }) => {
    await page.route(FINANCE_ENTRY, (route) => route.fulfill(response));
    await page.goto('/wallet');
    await expectErrorCard(page, 'Wallet');
    await expect(page).toHaveTitle('Wallet | Hashgrid');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.unroute(FINANCE_ENTRY);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expectWallet(page);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });
}

test('keeps the menu usable beside the error card and loads the page on return', async ({ page }) => {
  await page.route(FINANCE_ENTRY, (route) => route.fulfill({ status: 404, body: 'no' }));
  await page.goto('/wallet');
  await expectErrorCard(page, 'Wallet');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Dashboard' }).click();
  await expectDashboard(page);
  await page.unroute(FINANCE_ENTRY);
  await page.goBack();
  await expectWallet(page);
});

test('shows the error card in the area of a remote whose page chunk is missing', async ({ page }) => {
  await page.clock.install();
  await page.route(FINANCE, (route) =>
    FINANCE_ENTRY.test(route.request().url()) ? route.fallback() : route.fulfill({ status: 404, body: 'no' }),
  );
  await page.goto('/wallet');
  await expectErrorCard(page, 'Wallet');
  // On a busy machine, the login page may take longer to load than a page's time limit.
  await pauseClock(page);
  await logOut(page);
  await expectLogin(page);
});

/** Leaves requests without a response. The returned function lets later requests through; those already sent keep hanging. */
const hangRequests = async (page: Page, pattern: RegExp) => {
  let isRestored = false;
  await page.route(pattern, (route) => (isRestored ? route.continue() : undefined));
  return () => {
    isRestored = true;
  };
};

const HANGING: { file: string; pattern: RegExp }[] = [
  { file: 'remote.json', pattern: /\/remotes\/finance\/.*\/remote\.json/ },
  { file: 'entry', pattern: FINANCE_ENTRY },
  { file: 'page chunk', pattern: /\/remotes\/finance\/.*\/(wallet-Wallet|pay-Pay)Page\..*\.js/ },
  { file: 'shared chunk', pattern: /\/remotes\/finance\/[^/]+\/\d+\.[^/]*\.js/ },
];

/** Expects the error card within 8 s of the paused clock, and the page on Retry once the network is restored, without a reload. */
const expectRetryAfterRestore = async (page: Page, area: string, restore: () => void): Promise<void> => {
  await expect(page).toHaveTitle(`${area} | Hashgrid`);
  await page.clock.runFor(8000);
  await expectErrorCard(page, area);
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  restore();
  await page.getByRole('button', { name: 'Retry' }).click();
  await runClockUntilVisible(page.getByRole('heading', { name: area, level: 1, exact: true }));
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
};

/** Opens a page with its clock paused, so that on a busy machine only what hangs later exceeds a time limit. */
const openPaused = async (page: Page, path: string): Promise<void> => {
  await page.clock.install();
  await pauseClock(page);
  await page.goto(path);
  await runClockUntilVisible(pageHeading(page));
};

test.describe('with the time limit that players have', () => {
  test.use({ extendedLimitsMs: [REQUEST_LIMIT_MS] });

  for (const { file, pattern } of HANGING) {
    test(`shows the error card within 8 s when the ${file} hangs, and loads the page on Retry without a reload`, async ({
      page,
    }) => {
      const restore = await hangRequests(page, pattern);
      // Waited for from here on, because the link may be prefetched before the click.
      const requested = page.waitForRequest(pattern);
      // Not the dashboard: its HTML has the details of finance, so remote.json is not requested.
      await openPaused(page, '/setting');
      await openFromMenu(page, 'Wallet');
      await requested;
      await expectRetryAfterRestore(page, 'Wallet', restore);
    });

    test(`recovers on Retry when the ${file} hung while it was prefetched on hover`, async ({ page }) => {
      const restore = await hangRequests(page, pattern);
      const requested = page.waitForRequest(pattern);
      await openPaused(page, '/setting');
      await page.getByRole('button', { name: 'Account menu' }).click();
      const link = page.getByRole('banner').getByRole('link', { name: 'Pay' });
      await link.hover();
      await requested;
      await link.click();
      await expectRetryAfterRestore(page, 'Pay', restore);
    });
  }

  test('shows the error card when the page chunk of the first page hangs, and loads the page on Retry', async ({
    page,
  }) => {
    const restore = await hangRequests(page, /\/remotes\/finance\/.*\/wallet-WalletPage\..*\.js/);
    // The load event would wait for the files that the HTML preloads.
    await page.goto('/wallet', { waitUntil: 'commit' });
    await expectErrorCard(page, 'Wallet');
    restore();
    await retryUntilVisible(walletHeading(page));
  });
});

/** Returns a predicate for the scripts of settings that the HTML at a path does not preload: a part of the page loads them by `import()`. */
const createLazyScriptMatcher = async (page: Page, path: string) => {
  const html = await (await page.request.get(path)).text();
  return ({ pathname }: URL) =>
    /^\/remotes\/settings\/.*\.js$/.test(pathname) && !html.includes(`href="${pathname}"`);
};

const respondWith = (status: number, body: string) => (route: Route) => route.fulfill({ status, body });

for (const { failure, respond, waitMs } of [
  { failure: 'hangs', respond: () => undefined, waitMs: EXTENDED_CHUNK_TIMEOUT_MS },
  { failure: 'responds with 404', respond: respondWith(404, 'no'), waitMs: 0 },
  { failure: 'is corrupted', respond: respondWith(200, 'void 0;'), waitMs: 0 },
]) {
  test(`shows an error when the chunk of a part of a page ${failure}, and loads the part on Retry without a reload`, async ({
    page,
  }) => {
    const failed = new Set<string>();
    const requested = createDeferred();
    await page.clock.install();
    await page.route(await createLazyScriptMatcher(page, '/setting/security'), (route) => {
      const url = route.request().url();
      if (failed.size > 0 && !failed.has(url)) return route.continue();
      failed.add(url);
      requested.resolve();
      return respond(route);
    });
    await page.goto('/setting/security');
    await requested.promise;
    await page.clock.runFor(waitMs);
    const panel = page.getByRole('region', { name: 'Linked wallets' });
    await expect(panel.getByText('Couldn’t load your linked wallets')).toBeVisible();
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await panel.getByRole('button', { name: 'Retry' }).click();
    await expect(panel.getByRole('button', { name: 'Link wallet' })).toBeVisible();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });
}

test('waits for a slow remote and ignores it once the player has left', async ({ page }) => {
  const deferred = createDeferred();
  await page.route(FINANCE_ENTRY, async (route) => {
    await deferred.promise;
    await route.continue();
  });
  await page.goto('/wallet');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Dashboard' }).click();
  await expectDashboard(page);
  deferred.resolve();
  await waitForNetworkIdle(page);
  await expectDashboard(page);
  await expect(page).toHaveTitle('Dashboard | Hashgrid');
  await page.goBack();
  await expectWallet(page);
});

test('keeps the shell usable when all remotes are down and offers Retry instead of an endless spinner', async ({
  page,
}) => {
  const all = /\/remotes\/.*\.js/;
  await page.route(all, (route) => route.abort());
  await page.goto('/dashboard');
  await expectErrorCard(page, 'Dashboard');
  await page.unroute(all);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expectDashboard(page);
});

for (const { file, isTampered } of [
  { file: 'entry', isTampered: (url: string) => FINANCE_ENTRY.test(url) },
  { file: 'chunk', isTampered: (url: string) => !FINANCE_ENTRY.test(url) },
]) {
  test(`never runs a tampered ${file}`, async ({ page }) => {
    let tamperedCount = 0;
    await page.route(FINANCE, async (route) => {
      if (!isTampered(route.request().url())) return route.fallback();
      const response = await route.fetch();
      tamperedCount += 1;
      await route.fulfill({ response, body: `globalThis.isTampered = true;${await response.text()}` });
    });
    await page.goto('/wallet');
    await expectErrorCard(page, 'Wallet');
    expect(tamperedCount).toBeGreaterThan(0);
    expect(await page.evaluate(() => 'isTampered' in globalThis)).toBe(false);
  });
}

test('isolates a page that throws while rendering and renders it again on Retry', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/The lab broke on purpose/);
  await page.goto('/lab/broken');
  await page.getByRole('button', { name: 'Break' }).click();
  await expectErrorCard(page, 'Lab');
  await page.getByText('Technical details').click();
  await expect(page.getByText('The lab broke on purpose.')).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('button', { name: 'Break' })).toBeVisible();
  await page.getByRole('button', { name: 'Break' }).click();
  await expectErrorCard(page, 'Lab');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Dashboard' }).click();
  await expectDashboard(page);
});

test('loads no code of remotes that are not visited', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/remotes/')) scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/setting');
  await expect(pageHeading(page)).toBeVisible();
  await waitForNetworkIdle(page);
  expect(scripts.length).toBeGreaterThan(0);
  // Links in view, such as those of the menu, may prefetch their own screens [K7].
  expect(scripts.filter((path) => !/^\/remotes\/(settings|game|finance)\//.test(path))).toEqual([]);
});

test('[K7] prefetches a screen when the pointer hovers over its link', async ({ page }) => {
  await page.clock.install();
  // With the clock running, links in view, such as those of the menu, would be prefetched without a hover.
  await pauseClock(page);
  await page.goto('/setting');
  await expect(pageHeading(page)).toBeVisible();
  await page.getByRole('button', { name: 'Account menu' }).click();
  const fetched = page.waitForRequest((request) => FINANCE_ENTRY.test(request.url()));
  await page.getByRole('banner').getByRole('link', { name: 'Pay' }).hover();
  await fetched;
});
