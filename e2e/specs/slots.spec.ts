import { API_PREFIX, type Profile } from '@hashgrid/contracts';
import { createDeferred } from '../fixtures/createDeferred';
import { totalBalance } from '../fixtures/screens';
import { expect, test } from '../fixtures/test';
import { waitForNetworkIdle } from '../fixtures/waitForNetworkIdle';

const FINANCE = /\/remotes\/finance\//;
const FLAG = 'finance-dashboard-balance';

// The fixture logs the page in.
test.beforeEach(({ loggedInPage: _page }) => undefined);

test('shows finance’s balance on the dashboard, which preloads it, doesn’t wait for it and doesn’t move when it arrives', async ({
  page,
}) => {
  const arrival = createDeferred();
  await page.route(FINANCE, async (route) => {
    await arrival.promise;
    await route.continue();
  });
  const html = await (await page.goto('/dashboard'))!.text();
  expect(html).toMatch(/<link rel="modulepreload" href="[^"]*\/remotes\/finance\/[^"]*BalanceWidget/);
  const table = page.getByRole('table', { name: 'Balances' });
  await expect(table).toContainText('USDT');
  const stats = page.getByText('Nodes running');
  await expect(stats).toBeVisible();
  await expect(page.getByText('Loading your balances')).toBeAttached();
  const before = await stats.boundingBox();
  arrival.resolve();
  await expect(totalBalance(page)).toHaveText('25.00 USDT');
  expect((await stats.boundingBox())?.y).toBeCloseTo(before!.y, 0);
});

test('says that the balance is unavailable while finance is down, and shows it on Retry', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/Failed to load resource|did not load|Failed to fetch|Federation|RUNTIME-/);
  await page.route(FINANCE, (route) => route.abort());
  await page.goto('/dashboard');
  const line = page.getByRole('status').filter({ hasText: 'Total balance is temporarily unavailable' });
  await expect(line).toBeVisible();
  await expect(page.getByRole('table', { name: 'Balances' })).toContainText('USDT');
  await page.unroute(FINANCE);
  await line.getByRole('button', { name: 'Retry' }).click();
  await expect(totalBalance(page)).toHaveText('25.00 USDT');
});

test('loads nothing of a widget whose flag is off for the player, and says so on /_app', async ({ page }) => {
  await page.route(`**${API_PREFIX}/shared/client/profile`, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: Profile };
    body.data.flags = { [FLAG]: false };
    await route.fulfill({ response, json: body });
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('table', { name: 'Balances' })).toContainText('USDT');
  await waitForNetworkIdle(page);
  await expect(page.getByText('Total balance')).toBeHidden();
  await page.goto('/_app');
  const row = page.getByRole('table', { name: 'Slots' }).getByRole('row', { name: 'dashboard.balance' });
  await expect(row).toContainText(`finance: dashboard/BalanceWidget`);
  await expect(row).toContainText(new RegExp(`${FLAG}.*Not shown`));
});
