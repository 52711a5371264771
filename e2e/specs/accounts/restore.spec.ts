import type { Page } from '@playwright/test';
import { callApi } from '../../fixtures/callApi';
import { logIn, unwrap, type Player } from '../../fixtures/player';
import { expectDashboard, expectUrl, submitLogin } from '../../fixtures/screens';
import { expect, test } from '../../fixtures/test';

const email = (page: Page) => page.getByLabel('Email', { exact: true });
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const restore = (page: Page) => page.getByRole('button', { name: 'Restore account' });

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
  await expect(email(page)).toHaveValue(player.email);
  await password(page).fill('not the password');
  await restore(page).click();
  await expect(page.getByRole('alert')).toContainText('Incorrect email or password.');
  await password(page).fill(player.password);
  await page.keyboard.press('Enter');

  await expectUrl(page, '/login');
  await expect(page.getByText('Your account has been restored.')).toBeVisible();
  await submitLogin(page, player);
  await expectUrl(page, '/dashboard');
  await expectDashboard(page);
});

test('[A14, C5] shows missing values of an empty form without a request', async ({ page }) => {
  await page.goto('/restore-account');
  await restore(page).click();
  await expect(email(page)).toBeFocused();
  await expect(email(page)).toHaveAccessibleDescription('Enter your email.');
  await expect(password(page)).toHaveAccessibleDescription('Enter your password.');
});

test('[C5] gives an unknown email the same response as a wrong password', async ({ product, player }) => {
  const ask = (body: { email: string; password: string }) =>
    callApi(product.url, '/public/auth/restore-account', { method: 'POST', body });
  const wrong = await ask({ email: player.email, password: 'not the password' });
  expect(wrong.status).toBe(401);
  expect(await ask({ email: `x${player.email}`, password: 'not the password' })).toEqual(wrong);
});
