import type { Page } from '@playwright/test';
import { submitLogin, expectDashboard } from '../../fixtures/screens';
import { expect, test } from '../../fixtures/test';
import { waitForNetworkIdle } from '../../fixtures/waitForNetworkIdle';

const PREFERENCES_PATH = '/shared/client/preferences';

const openSettings = async (page: Page): Promise<void> => {
  await page.goto('/setting');
  await expect(page.getByRole('heading', { name: 'Settings', level: 1, exact: true })).toBeVisible();
};
const waitForSave = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith(PREFERENCES_PATH) && response.ok());
const group = (page: Page, name: string) => page.getByRole('group', { name });
const choose = (page: Page, groupName: string, name: string) =>
  group(page, groupName).getByText(name, { exact: true }).click();
const emailSwitch = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Email notifications' }).getByRole('switch', { name });

test('[R11] [K6] applies preferences immediately, after a reload and on another device', async ({
  loggedInPage: page,
  otherContext,
  player,
}) => {
  await openSettings(page);
  await expect(page).toHaveTitle('General | Hashgrid');
  await expect(page.getByText('1,234,567.891234')).toBeVisible();
  let save = waitForSave(page);
  await choose(page, 'Number format', 'Plain (1234567.89)');
  await expect(page.getByText('1234567.891234')).toBeVisible();
  await save;
  save = waitForSave(page);
  await choose(page, 'Animations', 'Reduced');
  await save;
  save = waitForSave(page);
  await emailSwitch(page, 'Payments received').click();
  await save;
  await page.reload();
  await expect(page.getByText('1234567.891234')).toBeVisible();
  await expect(emailSwitch(page, 'Payments received')).not.toBeChecked();

  const otherPage = await otherContext.newPage();
  await otherPage.goto('/login');
  await submitLogin(otherPage, player);
  await expectDashboard(otherPage);
  await openSettings(otherPage);
  await expect(otherPage.getByText('1234567.891234')).toBeVisible();
  await expect(group(otherPage, 'Animations').getByRole('radio', { name: 'Reduced' })).toBeChecked();
  await expect(emailSwitch(otherPage, 'Payments received')).not.toBeChecked();
  await expect(emailSwitch(otherPage, 'New logins')).toBeChecked();
});

test('[R11] [LG9] applies the player’s language on another device', async ({
  loggedInPage: page,
  otherContext,
  player,
}) => {
  await openSettings(page);
  const save = waitForSave(page);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('ar-SA');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await save;
  const otherPage = await otherContext.newPage();
  await otherPage.goto('/login');
  await submitLogin(otherPage, player);
  await expect(otherPage.locator('html')).toHaveAttribute('dir', 'rtl');
});

test('[R11] applies a preference that could not be saved, and shows an error', async ({
  loggedInPage: page,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 500/);
  await openSettings(page);
  await page.route(`**${PREFERENCES_PATH}`, (route) =>
    route.fulfill({ status: 500, json: { statusCode: 500, message: 'Not today.' } }),
  );
  await choose(page, 'Number format', 'Plain (1234567.89)');
  await expect(page.getByText('1234567.891234')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Not today.' })).toBeVisible();
});

test('[R11] [L6] saves the language picked in the header, but not that of a guest', async ({
  loggedInPage: page,
  otherContext,
  player,
}) => {
  await page.goto('/dashboard');
  await expectDashboard(page);
  const save = waitForSave(page);
  await page.getByRole('button', { name: /^Language: / }).click();
  await page.getByRole('button', { name: '日本語' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja-JP');
  expect((await save).request().postDataJSON()).toEqual({ language: 'ja-JP' });

  const otherPage = await otherContext.newPage();
  const saves: string[] = [];
  otherPage.on('request', (request) => {
    if (request.url().endsWith(PREFERENCES_PATH)) saves.push(request.url());
  });
  await otherPage.goto('/login');
  await otherPage.locator('main select').selectOption('ar-SA');
  await expect(otherPage.locator('html')).toHaveAttribute('lang', 'ar-SA');
  await otherPage.getByRole('textbox').nth(0).fill(player.email);
  await otherPage.getByRole('textbox').nth(1).fill(player.password);
  await otherPage.locator('form button[type=submit]').click();
  await expect(otherPage).toHaveURL((url) => url.pathname === '/dashboard');
  await expect(otherPage.locator('html')).toHaveAttribute('lang', 'ja-JP');
  await waitForNetworkIdle(otherPage);
  expect(saves).toEqual([]);
});
