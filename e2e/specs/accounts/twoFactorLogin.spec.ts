import type { Page } from '@playwright/test';
import { recordCalls } from '../../fixtures/recordCalls';
import { readCookies } from '../../fixtures/readCookies';
import {
  codeField,
  expectCodeScreen,
  expectDashboard,
  expectLogin,
  expectUrl,
  submitLogin,
} from '../../fixtures/screens';
import { enableTwoFactor, generateCode } from '../../fixtures/secondFactor';
import { expect, test } from '../../fixtures/test';

const VALIDATE_PATH = '/auth/client/gg-2fa/valid';

const recoveryCodeField = (page: Page) => page.getByLabel('Recovery code', { exact: true });

test('[R16, A5, A6, C14] logs in with email, password and six digits and opens the mining node', async ({
  page,
  context,
  product,
  player,
}) => {
  const { secret } = await enableTwoFactor(product.url, player);
  const calls = recordCalls(context, VALIDATE_PATH);
  await page.goto('/login');
  await submitLogin(page, player);
  await expectCodeScreen(page);
  await expect(page).toHaveTitle('Two-factor code | Hashgrid');
  expect(Object.keys(await readCookies(context))).toEqual(['gg2FAToken']);

  await page.keyboard.type(await generateCode(secret, 1));
  await expectUrl(page, '/mining-node');
  expect(calls).toHaveLength(1);
  expect(Object.keys(await readCookies(context)).sort()).toEqual(['accessToken', 'refreshToken']);
  await page.goto('/dashboard');
  await expectDashboard(page);
});

test('[A6, G3, G4] keeps the requested page through both steps and a reload', async ({
  page,
  product,
  player,
}) => {
  const { secret } = await enableTwoFactor(product.url, player);
  await page.goto('/wallet?x=1');
  await expectUrl(page, '/login?returnUrl=%2Fwallet%3Fx%3D1');
  await submitLogin(page, player);
  await expectCodeScreen(page);
  await page.reload();
  await expectCodeScreen(page);
  await codeField(page).fill(await generateCode(secret, 1));
  await expectUrl(page, '/wallet?x=1');
});

test('[C14] accepts a recovery code in any notation, once', async ({
  page,
  context,
  product,
  player,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 422/);
  const { recoveryCodes } = await enableTwoFactor(product.url, player);
  const reformatted = (recoveryCodes[0] ?? '').toLowerCase().replace('-', ' ');
  const submitCode = async () => {
    await page.goto('/login');
    await submitLogin(page, player);
    await expectCodeScreen(page);
    await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
    await expect(recoveryCodeField(page)).toBeFocused();
    await page.keyboard.type(reformatted);
    await page.keyboard.press('Enter');
  };
  await submitCode();
  await expectUrl(page, '/mining-node');
  await context.clearCookies();
  await submitCode();
  await expect(recoveryCodeField(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveURL((url) => url.pathname === '/authentication');
});

test('[A14] shows an incorrect code at its emptied field, and returns to the login after five', async ({
  page,
  context,
  product,
  player,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 4(22|01)/);
  await enableTwoFactor(product.url, player);
  await page.goto('/login?returnUrl=%2Fwallet');
  await submitLogin(page, player);
  await expectCodeScreen(page);
  for (let round = 1; round <= 5; round++) {
    const answered = page.waitForResponse((response) => response.url().endsWith(VALIDATE_PATH));
    await page.keyboard.type('000000');
    await answered;
    await expect(codeField(page)).toHaveAccessibleDescription(/^That code is incorrect\./);
    await expect(codeField(page)).toHaveValue('');
    await expect(codeField(page)).toBeFocused();
  }
  await page.keyboard.type('000000');
  await expectUrl(page, '/login');
  await expect(page.getByRole('alert')).toContainText('Too many incorrect codes.');
  await expect(page.getByText('Log in to continue.')).toBeVisible();
  expect(Object.keys(await readCookies(context))).toEqual([]);
});

test('[A8] deletes the two-factor token on cancel and returns to the login', async ({
  page,
  context,
  product,
  player,
}) => {
  await enableTwoFactor(product.url, player);
  await page.goto('/login');
  await submitLogin(page, player);
  await expectCodeScreen(page);
  await page.getByRole('button', { name: 'Cancel and log out' }).click();
  await expectUrl(page, '/login');
  await expectLogin(page);
  expect(Object.keys(await readCookies(context))).toEqual([]);
  await page.goto('/wallet');
  await expectUrl(page, '/login?returnUrl=%2Fwallet');
});
