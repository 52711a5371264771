import type { SignUp } from '@hashgrid/contracts';
import { callApi } from '../../fixtures/callApi';
import { expectCountdown } from '../../fixtures/expectCountdown';
import { readActivationToken } from '../../fixtures/outbox';
import { createCredentials, unwrap } from '../../fixtures/player';
import { expectDashboard, expectLogin, expectUrl, submitLogin, submitSignUp } from '../../fixtures/screens';
import { expect, test } from '../../fixtures/test';

/** Signs up on another device. Returns the player and the emailed link. */
const signUpElsewhere = async (url: string) => {
  const player = createCredentials();
  const body: SignUp = { ...player, terms: true };
  unwrap('Sign-up', await callApi(url, '/public/auth/sign-up', { method: 'POST', body }));
  return { player, link: `/activate?token=${await readActivationToken(url, player.email)}` };
};

test('[A11] gives an account to the owner of the email, not to a stranger who signed up with it', async ({
  page,
  product,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 4(01|22)/);
  const { link, player: stranger } = await signUpElsewhere(product.url);
  const owner = { ...stranger, password: 'a-password-of-the-owner' };

  await page.goto(link);
  await page.getByRole('button', { name: 'Not your password? Choose a new one' }).click();
  await page.getByLabel('New password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Activate account' }).click();
  await expect(page.getByText('Your account is active.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await submitLogin(page, stranger);
  await expect(page.getByText('Incorrect email or password.')).toBeVisible();
  await submitLogin(page, owner);
  await expectDashboard(page);
});

test('[A11] activates an account once by the emailed link, then says that it is active and links to the login', async ({
  page,
  product,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 4(04|09|22)/);
  const { link, player } = await signUpElsewhere(product.url);

  await page.goto(link);
  await page.getByLabel('Password', { exact: true }).fill(player.password);
  await page.getByRole('button', { name: 'Activate account' }).click();
  await expect(page.getByText('Your account is active.')).toBeVisible();
  await page.goto(link);
  await expect(page.getByText('Your account is already active. You can log in.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resend email' })).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expectUrl(page, '/login');
  await expectLogin(page);

  await page.goto('/activate?token=never-mailed');
  await expect(page.getByRole('alert')).toContainText('This activation link isn’t valid.');
  await expect(page.getByRole('link', { name: 'Sign up again' })).toBeVisible();
});

test('[A11, C7] offers to resend the email after the countdown, which follows the server’s clock', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 429/);
  const player = createCredentials();
  await page.clock.install();
  await page.goto('/sign-up');
  const since = Date.now();
  await submitSignUp(page, player);
  const resendButton = page.getByRole('button', { name: 'Resend email' });
  await expect(resendButton).toBeDisabled();
  await expect(page.getByRole('timer')).toHaveText(/You can resend it in \d:\d\d\./);
  await expectCountdown(page.getByRole('timer'), { seconds: 60, since });
  await page.clock.fastForward(60_000);
  await expect(resendButton).toBeEnabled();
  await resendButton.click();
  // The browser's clock is now ahead of the server's, whose minute has not passed.
  await expect(page.getByRole('alert')).toContainText('Please wait before requesting another email.');
  await expect(resendButton).toBeDisabled();
  await expect(page.getByRole('timer')).toHaveText(/You can resend it in 0:\d\d\./);
});
