import { expectAccessible } from '../../fixtures/expectAccessible';
import { expectUrl } from '../../fixtures/screens';
import { expect, test } from '../../fixtures/test';
import { region } from '../../fixtures/readUnpaid';
import { waitForNetworkIdle } from '../../fixtures/waitForNetworkIdle';

test('shows the goals on the dashboard, awards the first block and sends a notification', async ({
  loggedInPage: page,
}) => {
  await page.goto('/dashboard');
  const panel = region(page, 'Streak and goals');
  await expect(panel.getByRole('list', { name: 'Weekly goals' }).getByRole('listitem')).toHaveCount(3);
  // In the demo profile, a block takes ten seconds.
  await expect(async () => {
    await page.goto('/achievements');
    await waitForNetworkIdle(page);
    await expect(page.getByText(/^1, earned /).first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page).toHaveTitle('Achievements | Hashgrid');
  await expectAccessible(page, '/achievements', [1280, 1100, 390]);

  await page.goto('/notifications');
  await page.getByRole('main').getByRole('link', { name: 'Achievement earned' }).first().click();
  await expectUrl(page, '/achievements');
});
