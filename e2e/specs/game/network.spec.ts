import type { NetworkSummary, Profile, Success } from '@hashgrid/contracts';
import { callApi } from '../../fixtures/callApi';
import { logIn, makePlayer } from '../../fixtures/player';
import { expect, test } from '../../fixtures/test';

const fetchReferralCode = async (productUrl: string, bearer = ''): Promise<string> => {
  const { body } = await callApi<Success<Profile>>(productUrl, '/shared/client/profile', { bearer });
  return body.data.referralCode;
};

test('[R7] lists players who signed up with the link and their invitees with masked names', async ({
  page,
  product,
  session,
}) => {
  const friend = await makePlayer(product.url, await fetchReferralCode(product.url, session.accessToken));
  const friendSession = await logIn(product.url, friend);
  const second = await makePlayer(
    product.url,
    await fetchReferralCode(product.url, friendSession.accessToken),
  );

  await page.goto('/network');
  await expect(page).toHaveTitle('Network | Hashgrid');
  const levels = page.getByRole('table', { name: 'Bonus by level' });
  await expect(levels.getByRole('row', { name: /^Level 1 / })).toContainText('5%');
  await expect(page.getByRole('img', { name: 'QR code for your invite link' })).toBeVisible();

  const tree = page.getByRole('treegrid', { name: 'Players in your network' });
  const rows = tree.locator('tbody').getByRole('row');
  // Loading rows have no position.
  await expect(tree.locator('[aria-level="1"][aria-posinset]')).toHaveCount(1);
  await rows.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tree.locator('[aria-level="2"][aria-posinset]')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1)).toBeFocused();
  await expect(rows.nth(1)).toHaveAttribute('aria-level', '2');
  for (const { username } of [friend, second]) await expect(page.getByText(username)).toHaveCount(0);
  await page.keyboard.press('ArrowLeft');
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(rows).toHaveCount(1);
  // On the smallest phone, a row has a few lines, not one letter per line.
  await page.setViewportSize({ width: 320, height: 700 });
  await expect.poll(async () => (await rows.first().boundingBox())?.height).toBeLessThan(140);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByText('List', { exact: true }).click();
  await expect(page.getByRole('table', { name: 'Players in your network' }).getByRole('row')).toHaveCount(3);
  const { body } = await callApi<Success<NetworkSummary>>(product.url, '/shared/network/summary', {
    bearer: session.accessToken ?? '',
  });
  expect(body.data.members).toBe(2);
});
