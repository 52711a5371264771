import type { Vitals } from '@hashgrid/contracts';
import type { Page } from '@playwright/test';
import { runOperatorCommand } from '../fixtures/runOperatorCommand';
import { expect, test } from '../fixtures/test';
import { waitForNetworkIdle } from '../fixtures/waitForNetworkIdle';
import { waitForTelemetry } from '../fixtures/waitForTelemetry';

const VITALS_PATH = '/api/v1/public/telemetry/vitals';

const expectWallet = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { name: 'Wallet', level: 1, exact: true })).toBeVisible();

/** Navigates within the running app. */
const navigateTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

const staffPanel = (page: Page) => page.getByRole('region', { name: 'All players, last 24 hours' });

test('[C18] posts web vitals and loads when the page is hidden, and shows them to staff on /_app', async ({
  loggedInPage: page,
  player,
  product,
}) => {
  await page.goto('/wallet');
  await expectWallet(page);
  await navigateTo(page, '/_app');
  // The panel appears when telemetry has loaded.
  await expect(page.getByRole('table', { name: 'Web vitals' })).toContainText('/wallet');
  await waitForNetworkIdle(page);
  await expect(staffPanel(page)).toHaveCount(0);

  const posted = page.waitForResponse((response) => response.url().endsWith(VITALS_PATH));
  // Fakes the hidden state: a headless page is never hidden, and Playwright can't see requests from a page that is being left.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const response = await posted;
  expect(response.ok()).toBe(true);
  const { vitals, loads } = response.request().postDataJSON() as Vitals;
  const finance = {
    remote: 'finance',
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    hash: expect.stringMatching(/^[0-9a-f]+$/),
  };
  expect(vitals.map(({ name }) => name)).toEqual(expect.arrayContaining(['LCP', 'CLS', 'TTFB']));
  expect(vitals).toContainEqual({
    metricId: expect.any(String),
    name: 'TTFB',
    path: '/wallet',
    value: expect.any(Number),
    ...finance,
  });
  expect(loads).toContainEqual({
    ...finance,
    milliseconds: expect.any(Number),
    bytes: expect.any(Number),
    isFailed: false,
  });

  await runOperatorCommand('staff', product.dataDir, 'grant', player.username);
  expect(await runOperatorCommand('staff', product.dataDir, 'list')).toContain(player.username);
  await page.goto('/_app');
  const row = (table: string, ...texts: string[]) =>
    texts.reduce(
      (rows, text) => rows.filter({ hasText: text }),
      staffPanel(page).getByRole('table', { name: table }).getByRole('row'),
    );
  await expect(row('Web vitals', 'TTFB', '/wallet', 'finance')).toBeVisible();
  await expect(row('Module loads', 'finance')).toBeVisible();

  await runOperatorCommand('staff', product.dataDir, 'revoke', player.username);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'About this app' })).toBeVisible();
  await waitForNetworkIdle(page);
  await expect(staffPanel(page)).toHaveCount(0);
});

/** Records all later reports that Chromium queues for the API. */
const recordReports = async (page: Page) => {
  const reports: { type: string; body: Record<string, unknown> }[] = [];
  const devTools = await page.context().newCDPSession(page);
  devTools.on('Network.reportingApiReportAdded', ({ report }) => void reports.push(report));
  await devTools.send('Network.enable');
  await devTools.send('Network.enableReportingApi', { enable: true });
  return reports;
};

test('a page load causes no reports of violations', async ({ loggedInPage: page }) => {
  const reports = await recordReports(page);
  const loaded = waitForTelemetry(page);
  await page.goto('/wallet');
  await expectWallet(page);
  await loaded;
  await waitForNetworkIdle(page);
  expect(reports).toEqual([]);
});
