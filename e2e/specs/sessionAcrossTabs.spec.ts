import { callApi } from '../fixtures/callApi';
import { expectOneRefresh, expireToken } from '../fixtures/expireToken';
import { readCookies } from '../fixtures/readCookies';
import { recordCalls } from '../fixtures/recordCalls';
import {
  codeField,
  expectCodeScreen,
  expectDashboard,
  expectUrl,
  logOut,
  submitLogin,
} from '../fixtures/screens';
import { enableTwoFactor, generateCode } from '../fixtures/secondFactor';
import { expect, test } from '../fixtures/test';

const PROFILE_PATH = '/shared/client/profile';
const REFRESH_PATH = '/shared/auth/refresh';

test('[A8] clears the session in this tab, on the server and in other tabs on logout', async ({
  page,
  context,
  product,
  session,
  setTokens,
}) => {
  await setTokens({ ...session, gg2FAToken: 'a-challenge' });
  const other = await context.newPage();
  await other.goto('/wallet');
  await expect(other.getByRole('heading', { name: 'Wallet', level: 1, exact: true })).toBeVisible();
  await page.goto('/pay');
  await page.goto('/dashboard');
  await expectDashboard(page);
  const ended = page.waitForResponse(
    (response) => response.url().endsWith('/shared/auth/sessions/current') && response.ok(),
  );
  await logOut(page);
  await expectUrl(page, '/login');
  await expectUrl(other, '/login');
  expect(Object.keys(await readCookies(context))).toEqual([]);
  const persisted = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(persisted).not.toContain('@example.test');
  await ended;
  const { accessToken: bearer } = session;
  expect((await callApi(product.url, PROFILE_PATH, { bearer })).status).toBe(401);
  const refreshed = await callApi(product.url, REFRESH_PATH, {
    method: 'POST',
    bearer: session.refreshToken,
  });
  expect(refreshed.status).toBe(401);
  await page.goBack();
  await expect(page).toHaveURL((url) => url.pathname === '/login');
});

test('[X4] keeps two tabs logged in when their token expires', async ({
  page,
  context,
  session,
  consoleErrors,
}) => {
  consoleErrors.allow(/the server responded with a status of 401/);
  const other = await context.newPage();
  const refreshes = recordCalls(context, REFRESH_PATH);
  // No page is open when the token expires: a page that reloads during its refresh would lose the response and refresh again.
  await expireToken(context, session.accessToken, 2);
  await Promise.all([page.goto('/dashboard'), other.goto('/wallet')]);
  await expectDashboard(page);
  await expect(other.getByRole('heading', { name: 'Wallet', level: 1, exact: true })).toBeVisible();
  await expectOneRefresh(refreshes);
});

test('[G6, A6] logs in a tab that waits for the code when the code is entered in another tab', async ({
  page,
  context,
  product,
  player,
}) => {
  const { secret } = await enableTwoFactor(product.url, player);
  await page.goto('/login');
  await submitLogin(page, player);
  await expectCodeScreen(page);
  const other = await context.newPage();
  await other.goto('/authentication');
  await expectCodeScreen(other);
  await codeField(page).fill(await generateCode(secret, 1));
  await expectUrl(page, '/mining-node');
  await expectUrl(other, '/dashboard');
  await expectDashboard(other);
});
