import type { Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/expectAccessible';
import { addWallets, failWith, type PageWallet } from '../../fixtures/pageWallet';
import { expect, test } from '../../fixtures/test';

const openPicker = async (page: Page, count: number): Promise<PageWallet[]> => {
  const names = Array.from({ length: count }, (_, index) => `Wallet ${index + 1}`);
  const wallets = await addWallets(page, names);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Log in with wallet' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'MetaMask' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Installed' }).getByRole('button')).toHaveCount(count);
  return wallets;
};

const chooseOnlyWallet = async (
  page: Page,
  answer: PageWallet['answers'][string],
  step: RegExp,
): Promise<void> => {
  const [wallet] = await openPicker(page, 1);
  wallet!.answers = { eth_requestAccounts: answer, wallet_requestPermissions: answer };
  await page.getByRole('dialog').getByRole('button', { name: wallet!.name }).click();
  await expect(page.getByRole('group', { name: step })).toBeVisible();
};

for (const count of [0, 1, 8]) {
  test(`keeps the picker accessible without overflow, with installed wallets: ${count}`, async ({ page }) => {
    await openPicker(page, count);
    await expectAccessible(page, `picker with installed wallets: ${count}`);
  });
}

test('keeps the picker accessible while it connects', async ({ page }) => {
  await chooseOnlyWallet(page, () => new Promise(() => {}), /^Connecting to/);
  await expectAccessible(page, 'picker that connects');
});

test('keeps the picker accessible after a rejection', async ({ page }) => {
  await chooseOnlyWallet(page, failWith(4001, 'User rejected the request.'), /^Couldn’t connect to/);
  await expectAccessible(page, 'picker after a rejection');
});
