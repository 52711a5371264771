import type { ApiErrorBody } from '@hashgrid/contracts';
import { callApi } from '../../fixtures/callApi';
import { expectCountdown } from '../../fixtures/expectCountdown';
import { createCredentials } from '../../fixtures/player';
import { expectUrl, loginButton, submitLogin } from '../../fixtures/screens';
import { createClientAddress } from '../../fixtures/sendFrom';
import { expect, test } from '../../fixtures/test';

const FAILURES_TO_LOCK = 10;
const LOCK_SECONDS = 15 * 60;

/** Sends an incorrect password from another address. Returns the status and the text of the response. */
const failLogin = async (url: string, email: string, from: string) => {
  const path = '/public/auth/login/credential';
  const body = { email, password: 'not the password' };
  const response = await callApi<ApiErrorBody>(url, path, { method: 'POST', body, from });
  return { status: response.status, message: response.body.message };
};

/** Sends incorrect passwords until the next one locks the account. Returns the responses. */
const failLogins = (url: string, email: string, from = createClientAddress()) =>
  Promise.all(Array.from({ length: FAILURES_TO_LOCK }, () => failLogin(url, email, from)));

test('counts down for a locked account across a language change while another account can log in', async ({
  page,
  product,
  player,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 4(29|01)/);
  const since = Date.now();
  await failLogins(product.url, player.email);
  await page.goto('/login');
  await submitLogin(page, player);
  await expect(page.getByRole('alert')).toContainText('Too many failed attempts.');
  await expect(page.getByRole('timer')).toHaveText(/You can try again in \d+:\d\d\./);
  await expectCountdown(page.getByRole('timer'), { seconds: LOCK_SECONDS, since });
  await expect(loginButton(page)).toBeDisabled();

  await page.getByLabel('Language').selectOption('ar-SA');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expectCountdown(page.getByRole('timer'), { seconds: LOCK_SECONDS, since });
  await expect(page.locator('form button[type=submit]')).toBeDisabled();
  await page.locator('select').selectOption('en-US');

  await page.getByLabel('Email', { exact: true }).fill(createCredentials().email);
  await expect(loginButton(page)).toBeEnabled();
  await loginButton(page).click();
  await expect(page.getByText('Incorrect email or password.')).toBeVisible();
  await expectUrl(page, '/login');
});

test('locks an email without an account with the same statuses and texts as an account', async ({
  product,
  player,
}) => {
  const lockOut = async (email: string) => {
    const from = createClientAddress();
    const responses = await failLogins(product.url, email, from);
    return [...responses, await failLogin(product.url, email, from)];
  };
  const responses = await lockOut(player.email);
  expect(responses.at(-1)).toMatchObject({
    status: 429,
    message: expect.stringContaining('Too many failed attempts.'),
  });
  expect(await lockOut(createCredentials().email)).toEqual(responses);
});
