import { readActivationToken } from '../fixtures/outbox';
import { logIn, makePlayer, createCredentials } from '../fixtures/player';
import {
  expectDashboard,
  expectLogin,
  expectUrl,
  logOut,
  openAccountMenu,
  submitLogin,
} from '../fixtures/screens';
import { callApi } from '../fixtures/callApi';
import { expect, test } from '../fixtures/test';
import type { Success, Token } from '@hashgrid/contracts';

// A player's journey, with the animations that most players see.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('[A11, A14, C4, C7] lets a new player sign up, activate, log in, reload and log out', async ({
  page,
  product,
  consoleErrors,
}) => {
  consoleErrors.allow(/the server responded with a status of 4(00|22)/);
  const player = createCredentials();

  await test.step('shows form errors at their fields', async () => {
    await page.goto('/sign-up');
    await page.getByLabel('Username', { exact: true }).fill('a b');
    await page.getByLabel('Email', { exact: true }).fill('nobody');
    await page.getByLabel('Password', { exact: true }).fill('short');
    await page.getByRole('button', { name: 'Sign up' }).click();
    for (const name of ['Username', 'Email', 'Password']) {
      const field = page.getByLabel(name, { exact: true });
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(/Use|Enter/);
    }
    await expect(page.getByText('Please accept the terms to continue.')).toBeVisible();
    await expect(page.getByLabel('Username', { exact: true })).toBeFocused();
  });

  await test.step('shows server-side errors at their fields', async () => {
    await page.getByLabel('Username', { exact: true }).fill(player.username);
    await page.getByLabel('Email', { exact: true }).fill(player.email);
    await page.getByLabel('Password', { exact: true }).fill('password123');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  });

  await test.step('confirms the email and keeps the confirmation after a reload', async () => {
    await page.getByLabel('Password', { exact: true }).fill(player.password);
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
    await expect(page.getByText(player.email)).toBeVisible();
    await page.reload();
    await expect(page.getByText(player.email)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Resend email' })).toBeDisabled();
  });

  await test.step('rejects a login before activation', async () => {
    expect(
      (
        await callApi(product.url, '/public/auth/login/credential', {
          method: 'POST',
          body: { email: player.email, password: player.password },
        })
      ).status,
    ).toBeGreaterThanOrEqual(400);
  });

  await test.step('activates the account by the link in the outbox', async () => {
    await page.goto('/outbox');
    await expect(page.getByText(player.email).first()).toBeVisible();
    const token = await readActivationToken(product.url, player.email);
    await page.locator(`a[href*="${token}"]`).first().click();
    await expect(page).toHaveTitle('Activate your account | Hashgrid');
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  });

  await test.step('shows the 25 USDT grant and the current price on the dashboard', async () => {
    await submitLogin(page, player);
    await expectUrl(page, '/dashboard');
    await expectDashboard(page);
    const { accessToken: bearer } = Object.fromEntries(
      (await page.context().cookies()).map(({ name, value }) => [name, value]),
    );
    const { body } = await callApi<Success<{ tokens: Token[] }>>(product.url, '/shared/token/all', {
      bearer: bearer ?? '',
    });
    const ore = body.data.tokens.find(({ code }) => code === 'ORE');
    expect(Number(ore?.price)).toBeGreaterThan(0);
    const table = page.getByRole('table', { name: 'Balances' });
    await expect(table.getByRole('row').filter({ hasText: 'USDT' }).first()).toContainText('25');
    const row = table.getByRole('row').filter({ hasText: 'ORE' }).first();
    // A price that has not loaded is shown as a dash.
    await expect(row).toContainText(/[\d.]+ USDT/);
    const shownPrice = /([\d.]+) USDT/.exec((await row.textContent()) ?? '')?.[1];
    // Swaps of other players move the price slightly.
    expect(Number(shownPrice) / Number(ore?.price)).toBeCloseTo(1, 2);
  });

  await test.step('keeps the URL and the session after a reload', async () => {
    await page.goto('/wallet?x=1#y');
    await page.reload();
    await expectUrl(page, '/wallet?x=1#y');
    await expect(page.getByRole('heading', { name: 'Wallet', level: 1, exact: true })).toBeVisible();
  });

  await test.step('logs out from the account menu', async () => {
    await openAccountMenu(page);
    await expect(page.getByText(player.username)).toBeVisible();
    await page.keyboard.press('Escape');
    await logOut(page);
    await expectUrl(page, '/login');
    await expectLogin(page);
  });
});

test('[R2] keeps the referral code of an invite link until the sign-up, and after a reload', async ({
  page,
  product,
  player,
}) => {
  const { accessToken } = await logIn(product.url, player);
  const { body } = await callApi<Success<{ referralCode: string }>>(product.url, '/shared/client/profile', {
    bearer: accessToken ?? '',
  });
  const { referralCode } = body.data;
  await page.goto(`/ref/${referralCode}`);
  await expect(page.getByText(/invited you to Hashgrid/)).toBeVisible();
  await expect(page.getByText(player.username, { exact: false })).toBeHidden();
  await page.reload();
  await expect(page.getByText(/invited you to Hashgrid/)).toBeVisible();
  await page.goto('/sign-up');
  await expect(page.getByLabel(/code/i)).toHaveValue(referralCode);
  await makePlayer(product.url, referralCode);
});

test('[R2] warns about an unknown referral code without blocking the sign-up', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 404/);
  await page.goto('/ref/no-such-code');
  await expect(page.getByRole('status').filter({ hasText: 'We don’t recognize this code.' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign up' })).toBeEnabled();
});
