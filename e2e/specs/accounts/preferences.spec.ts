import type { Page } from '@playwright/test';
import { submitLogin, expectDashboard } from '../../fixtures/screens';
import { expect, test } from '../../fixtures/test';

const SAVE = '/shared/client/preferences';

const open = async (page: Page): Promise<void> => {
  await page.goto('/setting');
  await expect(page.getByRole('heading', { name: 'Settings', level: 1, exact: true })).toBeVisible();
};
const saved = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith(SAVE) && response.ok());
const group = (page: Page, name: string) => page.getByRole('group', { name });
const choose = (page: Page, groupName: string, name: string) =>
  group(page, groupName).getByText(name, { exact: true }).click();
const toggle = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Email notifications' }).getByRole('switch', { name });

test('[R11] [K6] applies preferences immediately, after a reload and on another device', async ({
  loggedInPage: page,
  browser,
  product,
  player,
}) => {
  await open(page);
  await expect(page).toHaveTitle('General | Hashgrid');
  await expect(page.getByText('1,234,567.891234')).toBeVisible();
  let save = saved(page);
  await choose(page, 'Number format', 'Plain (1234567.89)');
  await expect(page.getByText('1234567.891234')).toBeVisible();
  await save;
  save = saved(page);
  await choose(page, 'Animations', 'Reduced');
  await save;
  save = saved(page);
  await toggle(page, 'Payments received').click();
  await save;
  await page.reload();
  await expect(page.getByText('1234567.891234')).toBeVisible();
  await expect(toggle(page, 'Payments received')).not.toBeChecked();

  const elsewhere = await browser.newContext({ baseURL: product.url });
  const there = await elsewhere.newPage();
  await there.goto('/login');
  await submitLogin(there, player);
  await expectDashboard(there);
  await open(there);
  await expect(there.getByText('1234567.891234')).toBeVisible();
  await expect(group(there, 'Animations').getByRole('radio', { name: 'Reduced' })).toBeChecked();
  await expect(toggle(there, 'Payments received')).not.toBeChecked();
  await expect(toggle(there, 'New logins')).toBeChecked();
  await elsewhere.close();
});

test('[R11] [LG9] applies the player’s language on another device', async ({
  loggedInPage: page,
  browser,
  product,
  player,
}) => {
  await open(page);
  const save = saved(page);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('ar-SA');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await save;
  const elsewhere = await browser.newContext({ baseURL: product.url });
  const there = await elsewhere.newPage();
  await there.goto('/login');
  await submitLogin(there, player);
  await expect(there.locator('html')).toHaveAttribute('dir', 'rtl');
  await elsewhere.close();
});

test('[R11] applies a preference that could not be saved and says so', async ({
  loggedInPage: page,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 500/);
  await open(page);
  await page.route(`**${SAVE}`, (route) =>
    route.fulfill({ status: 500, json: { statusCode: 500, message: 'Not today.' } }),
  );
  await choose(page, 'Number format', 'Plain (1234567.89)');
  await expect(page.getByText('1234567.891234')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Not today.' })).toBeVisible();
});

test('[R11] [L6] saves the language picked in the header, but not that of a guest', async ({
  loggedInPage: page,
  browser,
  product,
  player,
}) => {
  await page.goto('/dashboard');
  await expectDashboard(page);
  const save = saved(page);
  await page.getByRole('button', { name: /^Language: / }).click();
  await page.getByRole('button', { name: '日本語' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja-JP');
  expect((await save).request().postDataJSON()).toEqual({ language: 'ja-JP' });

  const elsewhere = await browser.newContext({ baseURL: product.url });
  const there = await elsewhere.newPage();
  const saves: string[] = [];
  there.on('request', (request) => {
    if (request.url().endsWith(SAVE)) saves.push(request.url());
  });
  await there.goto('/login');
  await there.locator('main select').selectOption('ar-SA');
  await expect(there.locator('html')).toHaveAttribute('lang', 'ar-SA');
  await there.getByRole('textbox').nth(0).fill(player.email);
  await there.getByRole('textbox').nth(1).fill(player.password);
  await there.locator('form button[type=submit]').click();
  await expect(there).toHaveURL((url) => url.pathname === '/dashboard');
  await expect(there.locator('html')).toHaveAttribute('lang', 'ja-JP');
  expect(saves).toEqual([]);
  await elsewhere.close();
});
