import { readFile } from 'node:fs/promises';
import type { Session, Success } from '@hashgrid/contracts';
import type { Page } from '@playwright/test';
import { callApi } from '../../fixtures/callApi';
import { recordCalls } from '../../fixtures/recordCalls';
import { readCookies } from '../../fixtures/readCookies';
import { logIn, type Player } from '../../fixtures/player';
import { expectDashboard, expectLogin, expectUrl, submitLogin } from '../../fixtures/screens';
import { expect, test } from '../../fixtures/test';

const SECURITY_PATH = '/setting/security';
const CHANGE_PASSWORD_PATH = '/shared/auth/change-password';

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const sessions = (page: Page) => panel(page, 'Active sessions').getByRole('listitem');
const log = (page: Page) => page.getByRole('table', { name: 'Security log' });
const dialogButton = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });

const openSecurity = async (page: Page): Promise<void> => {
  await page.goto(SECURITY_PATH);
  await expect(page.getByRole('heading', { name: 'Security settings', level: 1, exact: true })).toBeVisible();
  await expect(sessions(page).first()).toBeVisible();
};

const changePassword = async (page: Page, current: string, next: string): Promise<void> => {
  await page.getByLabel('Current password', { exact: true }).fill(current);
  await page.getByLabel('New password', { exact: true }).fill(next);
  await page.getByRole('button', { name: 'Change password' }).click();
};

const fetchStatus = async (productUrl: string, bearer: string | undefined): Promise<number> =>
  (await callApi(productUrl, '/shared/client/profile', { bearer: bearer ?? '' })).status;

const canLogIn = async (productUrl: string, player: Player): Promise<boolean> =>
  logIn(productUrl, player).then(
    () => true,
    () => false,
  );

test('[R12] has its title when opened by URL and from the menu', async ({ loggedInPage: page }) => {
  await openSecurity(page);
  await expect(page).toHaveTitle('Security settings | Hashgrid');
  await page.goto('/setting');
  const menu = page.getByRole('navigation', { name: 'Settings', exact: true });
  await menu.getByRole('link', { name: 'Security' }).click();
  await expectUrl(page, SECURITY_PATH);
  await expect(page).toHaveTitle('Security settings | Hashgrid');
  await expect(menu.getByRole('link', { name: 'Security' })).toHaveAttribute('aria-current', 'page');
});

test('[C9] ends the other sessions on a password change and accepts the new password alone', async ({
  page,
  context,
  product,
  player,
  session,
}) => {
  const other = await logIn(product.url, player);
  const calls = recordCalls(context, CHANGE_PASSWORD_PATH);
  await openSecurity(page);
  await expect(sessions(page)).toHaveCount(2);
  const password = 'four new words apart';
  await changePassword(page, player.password, password);
  await expect(page.getByText('Password changed. You’ve been logged out everywhere else.')).toBeVisible();
  await expect(sessions(page)).toHaveCount(1);
  await expect(log(page)).toContainText('Password changed');
  expect(calls.map((call) => call.method())).toEqual(['PATCH']);
  expect(await fetchStatus(product.url, other.accessToken)).toBe(401);
  expect(await fetchStatus(product.url, session.accessToken)).toBe(200);
  expect(await canLogIn(product.url, player)).toBe(false);
  expect(await canLogIn(product.url, { ...player, password })).toBe(true);
});

test('[A14] shows an incorrect current password and a too common new one at their fields', async ({
  loggedInPage: page,
  player,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 422/);
  await openSecurity(page);
  await changePassword(page, 'not my password', 'four new words apart');
  const current = page.getByLabel('Current password', { exact: true });
  await expect(current).toHaveAccessibleDescription('Incorrect password.');
  await expect(current).toBeFocused();
  await changePassword(page, player.password, 'password123');
  const next = page.getByLabel('New password', { exact: true });
  await expect(next).toHaveAccessibleDescription(/^This password is too easy to guess\./);
  await expect(next).toBeFocused();
});

test('logs out a session that is ended from another browser', async ({
  loggedInPage: page,
  otherContext,
  player,
}) => {
  const otherPage = await otherContext.newPage();
  await otherPage.goto('/login');
  await submitLogin(otherPage, player);
  await expectDashboard(otherPage);

  await openSecurity(page);
  await expect(sessions(page)).toHaveCount(2);
  await expect(sessions(page).filter({ hasText: 'This device' })).toHaveCount(1);
  await panel(page, 'Active sessions')
    .getByRole('button', { name: /^Log out Chrom/ })
    .click();
  await dialogButton(page, 'Log out').click();
  await expect(page.getByText('You’re not logged in anywhere else.')).toBeVisible();

  await otherPage.reload();
  await expectLogin(otherPage);
  expect((await readCookies(otherContext)).accessToken).toBeUndefined();
});

test('ends all other sessions after a confirmation that Escape cancels', async ({
  page,
  product,
  player,
  session,
}) => {
  const others = [await logIn(product.url, player), await logIn(product.url, player)];
  await openSecurity(page);
  await expect(sessions(page)).toHaveCount(3);
  const endOthers = panel(page, 'Active sessions').getByRole('button', { name: 'Log out all other devices' });
  await endOthers.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(endOthers).toBeFocused();
  await expect(sessions(page)).toHaveCount(3);
  await endOthers.click();
  await dialogButton(page, 'Log out all other devices').click();
  await expect(sessions(page)).toHaveCount(1);
  for (const { accessToken } of others) expect(await fetchStatus(product.url, accessToken)).toBe(401);
  expect(await fetchStatus(product.url, session.accessToken)).toBe(200);
});

test('redirects to the login when the session is ended on another device', async ({
  loggedInPage: page,
  product,
  player,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 401/);
  await openSecurity(page);
  const { accessToken: bearer = '' } = await logIn(product.url, player);
  const list = await callApi<Success<{ sessions: Session[] }>>(product.url, '/shared/auth/sessions', {
    bearer,
  });
  const pageSession = list.body.data.sessions.find(({ isCurrent }) => !isCurrent);
  await callApi(product.url, `/shared/auth/sessions/${pageSession?.id}`, { method: 'DELETE', bearer });
  const link = page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Two-factor' });
  // Another request of the page may be rejected before the click, which redirects it too.
  await Promise.race([link.click(), page.waitForURL('**/login')]);
  await expectUrl(page, '/login');
  await expectLogin(page);
});

test('lists events and loads more on request', async ({ page, product, player, session }) => {
  const bearer = session.accessToken ?? '';
  // A login and its logout add two entries.
  for (let round = 0; round < 8; round++) {
    await logIn(product.url, player);
    await callApi(product.url, '/shared/auth/sessions', { method: 'DELETE', bearer });
  }
  await logIn(product.url, { ...player, password: 'a wrong guess' }).catch(() => undefined);
  await openSecurity(page);
  await expect(log(page).getByRole('row').nth(1)).toContainText('Failed login');
  await expect(log(page)).toContainText('127.0.0.1');
  const countRows = () => log(page).getByRole('row').count();
  const more = panel(page, 'Security log').getByRole('button', { name: 'Show more' });
  const before = await countRows();
  await more.click();
  await expect(more).toHaveCount(0);
  expect(await countRows()).toBeGreaterThan(before);
  await expect(log(page).getByRole('row').last()).toContainText('Logged in');
});

test('downloads a file with the player’s data after the password is entered', async ({
  loggedInPage: page,
  player,
}) => {
  await openSecurity(page);
  await panel(page, 'Your data').getByRole('button', { name: 'Download your data' }).click();
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(player.password);
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(download.suggestedFilename()).toBe('my-data.json');
  const data = JSON.parse(await readFile(await download.path(), 'utf8')) as Record<string, unknown>;
  expect(data.account).toMatchObject({ username: player.username, email: player.email });
  expect(data.identityImages).toEqual([]);
  await expect(log(page)).toContainText('Data downloaded');
});

test('[C5] logs out all sessions of a closed account and rejects its login', async ({
  page,
  context,
  product,
  player,
  session,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 4/);
  const other = await logIn(product.url, player);
  await openSecurity(page);
  await panel(page, 'Close account').getByRole('button', { name: 'Close account' }).click();
  const password = page.getByRole('dialog').getByLabel('Password', { exact: true });
  await expect(password).toBeFocused();
  await page.keyboard.type('not my password');
  await page.keyboard.press('Enter');
  await expect(password).toHaveAccessibleDescription('Incorrect password.');
  await password.fill(player.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your account is closed. You can restore it within 30 days.')).toBeVisible();
  await expectUrl(page, '/login');
  expect(Object.keys(await readCookies(context))).toEqual([]);
  for (const { accessToken } of [session, other])
    expect(await fetchStatus(product.url, accessToken)).toBe(401);
  expect(await canLogIn(product.url, player)).toBe(false);
});

test('reaches the form, the sessions and their confirmation with the keyboard', async ({
  loggedInPage: page,
  product,
  player,
}) => {
  await logIn(product.url, player);
  await openSecurity(page);
  const link = panel(page, 'Linked wallets').getByRole('button', { name: 'Link wallet' });
  await expect(link).toBeVisible();
  await page.getByLabel('Current password', { exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show: Current password' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('New password', { exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Change password' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(
    panel(page, 'Active sessions').getByRole('button', { name: 'Log out all other devices' }),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Log out all other devices?' })).toBeVisible();
  await dialogButton(page, 'Cancel').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(panel(page, 'Active sessions').getByRole('tooltip').first()).toBeVisible();
});
