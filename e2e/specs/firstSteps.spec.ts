import { createCredentials } from '../fixtures/player';
import { expectDashboard, expectUrl, submitLogin, submitSignUp } from '../fixtures/screens';
import { expect, test } from '../fixtures/test';

test('leads a newcomer from the first page to the first collected reward without a dead end', async ({
  page,
}) => {
  const player = createCredentials();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Build your mining farm' })).toBeVisible();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await submitSignUp(page, player);
  await page.getByRole('link', { name: 'Open outbox' }).click();
  await page.locator('article', { hasText: player.email }).getByRole('link').first().click();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await submitLogin(page, player);
  await expectDashboard(page);

  const steps = page.getByRole('region', { name: 'First steps' });
  // The next step appears once the next block is mined, within seconds.
  await steps.getByRole('link', { name: 'Go to shop' }).click();
  await expectUrl(page, '/mining-node?view=shop');
  await page.getByRole('button', { name: 'Buy Spark' }).click();
  await page
    .getByRole('dialog', { name: 'Buy Spark?' })
    .getByRole('button', { name: /^Buy for / })
    .click();
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Dashboard' }).click();
  await steps.getByRole('button', { name: /^Collect / }).click();
  await expect(page.getByText(/\u00A0ORE.? added to your wallet\.$/)).toBeVisible();
  await expect(steps.getByRole('link', { name: 'Swap ORE' })).toBeVisible();
});
