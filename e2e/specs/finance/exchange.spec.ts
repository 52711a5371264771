import type { Page } from '@playwright/test';
import { expectUrl } from '../../fixtures/screens';
import { expect, test } from '../../fixtures/test';

const rows = (page: Page) =>
  page.getByRole('table', { name: 'Transactions' }).locator('[role=row]:has([role=cell])');

test('[R10] swaps part of the balance in the pool after a review', async ({ loggedInPage: page }) => {
  await page.goto('/wallet?exchange=USDT');
  await page.getByLabel('Amount', { exact: true }).fill('1');
  await expect(page.getByText('Price impact')).toBeVisible();
  await page.getByRole('button', { name: 'Review swap' }).click();
  await page.getByRole('button', { name: 'Confirm swap' }).click();
  await expect(page.getByRole('group', { name: 'Done' })).toBeFocused();
  await expect(page.getByRole('article', { name: 'ORE' })).toContainText(/[1-9]\d* ORE/);
  await expect(page.getByRole('article', { name: 'USDT' })).toContainText('24 USDT');
  // Printed, the receipt is dark on white, without the menus.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('group', { name: 'Done' })).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

test('[R8] keeps the filters in the URL and after a reload', async ({ loggedInPage: page }) => {
  await page.goto('/transactions?kind=grant');
  await expect(rows(page)).toHaveCount(1);
  await page.getByLabel('Direction').selectOption('out');
  await expectUrl(page, '/transactions?kind=grant&direction=out');
  await expect(page.getByText('No matching transactions')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Direction')).toHaveValue('out');
  const filters = page.getByRole('region', { name: 'Filters', exact: true });
  await filters.getByRole('button', { name: 'Clear filters' }).click();
  await expectUrl(page, '/transactions');
  await expect(rows(page)).toHaveCount(1);
});
