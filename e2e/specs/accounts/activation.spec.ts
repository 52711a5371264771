import type { SignUp } from '@hashgrid/contracts';
import { callApi } from '../../fixtures/callApi';
import { readActivationToken } from '../../fixtures/outbox';
import { newcomer, unwrap } from '../../fixtures/player';
import { expectLogin, expectUrl } from '../../fixtures/screens';
import { expect, test } from '../../fixtures/test';

test('[A11] activates once by the emailed link, then says it was used and links to the login', async ({
  page,
  product,
  noise,
}) => {
  noise.allow(/status of 40[49]/);
  const player = newcomer();
  const body: SignUp = { ...player, terms: true };
  unwrap('Sign-up', await callApi(product.url, '/public/auth/sign-up', { method: 'POST', body }));
  const link = `/activate?token=${await readActivationToken(product.url, player.email)}`;

  await page.goto(link);
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
  noise,
}) => {
  noise.allow(/status of 429/);
  const who = newcomer();
  await page.clock.install();
  await page.goto('/sign-up');
  await page.getByLabel('Username', { exact: true }).fill(who.username);
  await page.getByLabel('Email', { exact: true }).fill(who.email);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Sign up' }).click();
  const again = page.getByRole('button', { name: 'Resend email' });
  await expect(again).toBeDisabled();
  await expect(page.getByRole('timer')).toHaveText(/You can resend it in (1:00|0:5\d)\./);
  await page.clock.fastForward(60_000);
  await expect(again).toBeEnabled();
  await again.click();
  // The browser's clock is now ahead of the server's, whose minute has not passed.
  await expect(page.getByRole('alert')).toContainText('Please wait before requesting another email.');
  await expect(again).toBeDisabled();
  await expect(page.getByRole('timer')).toHaveText(/You can resend it in 0:\d\d\./);
});
