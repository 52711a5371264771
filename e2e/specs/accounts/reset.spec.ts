import type { Page } from '@playwright/test';
import { callApi } from '../../fixtures/callApi';
import { recordCalls } from '../../fixtures/recordCalls';
import { readCookies } from '../../fixtures/readCookies';
import { readResetToken } from '../../fixtures/outbox';
import { logIn, createCredentials } from '../../fixtures/player';
import { expectDashboard, expectLogin, expectUrl, submitLogin } from '../../fixtures/screens';
import { expect, test } from '../../fixtures/test';

const NEW_PASSWORD = 'quiet lamp over water';

const emailField = (page: Page) => page.getByLabel('Email', { exact: true });
const newPasswordField = (page: Page) => page.getByLabel('New password', { exact: true });
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save new password' });

const requestReset = (url: string, email: string) =>
  callApi(url, '/public/reset-password/request', { method: 'POST', body: { email } });

/** Requests a reset email and returns its token. */
const requestResetToken = async (url: string, email: string): Promise<string> => {
  await requestReset(url, email);
  return readResetToken(url, email);
};

test('[R19, A9, C6] resets a forgotten password by email and logs in with the new one', async ({
  page,
  product,
  player,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 401/);
  const { accessToken: bearer } = await logIn(product.url, player);

  await test.step('opens from the login with the typed email', async () => {
    await page.goto('/login?returnUrl=%2Fwallet');
    await emailField(page).fill(player.email);
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expectUrl(page, '/forgot-password?returnUrl=%2Fwallet');
    await expect(page).toHaveTitle('Forgot password | Hashgrid');
    await expect(emailField(page)).toHaveValue(player.email);
  });

  await test.step('shows the server’s message as a success toast on the login page', async () => {
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByText(/If an account uses this email/)).toBeVisible();
    await expectUrl(page, '/login?returnUrl=%2Fwallet');
    await expectLogin(page);
  });

  await test.step('opens the form by the emailed link and submits it with the keyboard', async () => {
    await page.goto(`/reset-password?token=${await readResetToken(product.url, player.email)}`);
    await expect(page).toHaveTitle('Reset password | Hashgrid');
    // `focus()` does not wait for visibility, so it would act on the hidden field of the prerendered page.
    await expect(newPasswordField(page)).toBeVisible();
    await newPasswordField(page).focus();
    await page.keyboard.type(NEW_PASSWORD);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(newPasswordField(page)).toHaveAttribute('type', 'text');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/Your password has been changed/)).toBeVisible();
    await expectUrl(page, '/login');
  });

  await test.step('rejects the old password and session and accepts the new password', async () => {
    expect((await callApi(product.url, '/shared/client/profile', { bearer })).status).toBe(401);
    await submitLogin(page, player);
    await expect(page.getByText('Incorrect email or password.')).toBeVisible();
    await submitLogin(page, { ...player, password: NEW_PASSWORD });
    await expectUrl(page, '/dashboard');
    await expectDashboard(page);
  });
});

test('[R19] ignores the second click of a double click on “Send link” on the login page', async ({
  page,
  player,
}) => {
  await page.goto('/login');
  const forgotLink = page.getByRole('link', { name: 'Forgot password?' });
  await expectLogin(page);
  const box = (await forgotLink.boundingBox())!;
  const center = [box.x + box.width / 2, box.y + box.height / 2] as const;
  await forgotLink.click();
  await emailField(page).fill(player.email);
  // Moves the button to where the login page has the link.
  await page.getByRole('button', { name: 'Send link' }).evaluate((button, { x, y, width, height }) => {
    button.style.cssText = `position: fixed; left: ${x}px; top: ${y}px; width: ${width}px; height: ${height}px;`;
  }, box);
  await page.mouse.move(...center);
  // Waited for from here on, because on a busy machine the toast may close before the second click.
  const toastShown = page.getByText(/If an account uses this email/).waitFor();
  await page.mouse.down({ clickCount: 1 });
  await page.mouse.up({ clickCount: 1 });
  await expectUrl(page, '/login');
  await expect(forgotLink).toBeVisible();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await toastShown;
  await expectUrl(page, '/login');
  await expectLogin(page);
  await page.mouse.click(...center);
  await expectUrl(page, '/forgot-password');
});

test('[C6] gives an unknown email the same response as an account', async ({ product, player }) => {
  const response = await requestReset(product.url, player.email);
  expect(response.status).toBe(200);
  expect(await requestReset(product.url, createCredentials().email)).toEqual(response);
});

test('[R19] accepts a link once, and says that it was used the second time', async ({
  page,
  product,
  player,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 409/);
  const token = await requestResetToken(product.url, player.email);
  const secondTab = await page.context().newPage();
  await secondTab.goto(`/reset-password?token=${token}`);
  await page.goto(`/reset-password?token=${token}`);
  await newPasswordField(page).fill(NEW_PASSWORD);
  await saveButton(page).click();
  await expectUrl(page, '/login');
  await newPasswordField(secondTab).fill('another lamp over water');
  await saveButton(secondTab).click();
  await expect(secondTab.getByRole('alert')).toContainText('This link has already been used.');
  await secondTab.getByRole('link', { name: 'Request a new link' }).click();
  await expectUrl(secondTab, '/forgot-password');
});

test('[R19] reports unknown and truncated links as invalid', async ({ page, context, consoleErrors }) => {
  consoleErrors.allow(/status of 404/);
  const calls = recordCalls(context, '/public/reset-password/confirm');
  await page.goto('/reset-password');
  await expect(page.getByRole('alert')).toContainText('This link is incomplete.');
  await page.goto('/reset-password?token=never-mailed');
  await newPasswordField(page).fill(NEW_PASSWORD);
  await saveButton(page).click();
  await expect(page.getByRole('alert')).toContainText('This link isn’t valid.');
  await expect(page.getByRole('link', { name: 'Request a new link' })).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('[A14] shows at the field that a password is too common, and keeps the link valid', async ({
  page,
  product,
  player,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 422/);
  await page.goto(`/reset-password?token=${await requestResetToken(product.url, player.email)}`);
  await newPasswordField(page).fill('password123');
  await saveButton(page).click();
  await expect(newPasswordField(page)).toHaveAccessibleDescription(/^This password is too easy to guess\./);
  await expect(newPasswordField(page)).toBeFocused();
  await newPasswordField(page).fill(NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await expectUrl(page, '/login');
});

test('[R19] accepts an emailed link while logged in and ends that session', async ({
  loggedInPage: page,
  context,
  product,
  player,
  consoleErrors,
}) => {
  // The page asks for its player, whose session the server has ended.
  consoleErrors.allow(/status of 401.*client\/profile/);
  await page.goto(`/reset-password?token=${await requestResetToken(product.url, player.email)}`);
  await newPasswordField(page).fill(NEW_PASSWORD);
  await saveButton(page).click();
  await expectUrl(page, '/login');
  await expectLogin(page);
  expect(Object.keys(await readCookies(context))).toEqual([]);
});

test('[R19] lets a logged-in player request a link, as the emails about lockouts advise', async ({
  loggedInPage: page,
  player,
}) => {
  await page.goto('/forgot-password');
  await expect(page.getByLabel('Email')).toHaveValue(player.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(/If an account uses this email/)).toBeVisible();
  await expectUrl(page, '/dashboard');
});

test('[G7] redirects a logged-in player from /restore-account to the dashboard', async ({
  loggedInPage: page,
}) => {
  await page.goto('/restore-account');
  await expectUrl(page, '/dashboard');
});
