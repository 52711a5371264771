import type { Page } from '@playwright/test';
import { callApi } from '../../fixtures/callApi';
import { logIn, unwrap, type Player } from '../../fixtures/player';
import { recordCalls } from '../../fixtures/recordCalls';
import { expectDashboard, expectUrl, submitLogin } from '../../fixtures/screens';
import { expect, test } from '../../fixtures/test';

const emailField = (page: Page) => page.getByLabel('Email', { exact: true });
const passwordField = (page: Page) => page.getByLabel('Password', { exact: true });
const restoreButton = (page: Page) => page.getByRole('button', { name: 'Restore account' });

const closeAccount = async (url: string, player: Player): Promise<void> => {
  const { accessToken: bearer } = await logIn(url, player);
  const body = { password: player.password };
  unwrap('Closing', await callApi(url, '/shared/client/close', { method: 'POST', bearer, body }));
};

test('[A10, C5] offers to restore a closed account at the login and restores it unchanged', async ({
  page,
  product,
  player,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 40[13]/);
  await closeAccount(product.url, player);
  await page.goto('/login');
  await submitLogin(page, player);
  await expect(page.getByRole('alert')).toContainText('This account is closed.');
  await page.getByRole('link', { name: 'Restore account' }).click();

  await expectUrl(page, '/restore-account');
  await expect(page).toHaveTitle('Restore account | Hashgrid');
  await expect(emailField(page)).toHaveValue(player.email);
  await passwordField(page).fill('not the password');
  await restoreButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Incorrect email or password.');
  await passwordField(page).fill(player.password);
  await page.keyboard.press('Enter');

  await expect(page.getByText('Your account has been restored.')).toBeVisible();
  await expectUrl(page, '/login');
  await submitLogin(page, player);
  await expectUrl(page, '/dashboard');
  await expectDashboard(page);
});

test('[A14, C5] shows missing values of an empty form without a request', async ({ page, context }) => {
  const calls = recordCalls(context, '/public/auth/restore-account');
  await page.goto('/restore-account');
  await restoreButton(page).click();
  await expect(emailField(page)).toBeFocused();
  await expect(emailField(page)).toHaveAccessibleDescription('Enter your email.');
  await expect(passwordField(page)).toHaveAccessibleDescription('Enter your password.');
  expect(calls).toEqual([]);
});

test('[C5] gives an email without an account the same response as an incorrect password', async ({
  product,
  player,
}) => {
  const restore = (email: string) =>
    callApi(product.url, '/public/auth/restore-account', {
      method: 'POST',
      body: { email, password: 'not the password' },
    });
  const response = await restore(player.email);
  expect(response.status).toBe(401);
  expect(await restore(`x${player.email}`)).toEqual(response);
});
