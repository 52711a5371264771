import type { Page } from '@playwright/test';
import { addWallet } from '../../fixtures/pageWallet';
import { expect, test } from '../../fixtures/test';
import { waitForNetworkIdle } from '../../fixtures/waitForNetworkIdle';

const openSettings = async (page: Page): Promise<void> => {
  await page.goto('/setting/security');
  await expect(page.getByRole('heading', { name: 'Security settings', level: 1, exact: true })).toBeVisible();
};

test('links a wallet, renames it, logs in with it, and unlinks it', async ({
  loggedInPage: page,
  context,
  player,
}) => {
  const wallet = await addWallet(page);
  const panel = page.getByRole('region', { name: 'Linked wallets' });
  const dialog = page.getByRole('dialog');

  await test.step('link', async () => {
    await openSettings(page);
    await panel.getByRole('button', { name: 'Link wallet' }).click();
    await dialog.getByRole('button', { name: wallet.name }).click();
    await expect(dialog.getByText(wallet.address)).toBeVisible();
    await dialog.getByLabel('Name (optional)').fill('Savings');
    await dialog.getByLabel('Password', { exact: true }).fill(player.password);
    await dialog.getByRole('button', { name: 'Link wallet' }).click();
    await expect(page.getByText('Wallet linked.')).toBeVisible();
    await expect(panel.getByRole('listitem')).toContainText('Savings');
    await expect(page.getByRole('table', { name: 'Security log' })).toContainText('Wallet linked');
  });

  await test.step('rename', async () => {
    await panel.getByRole('button', { name: /^Rename/ }).click();
    await dialog.getByLabel('Name (optional)').fill('Cold storage');
    await dialog.getByRole('button', { name: 'Rename' }).click();
    await expect(panel.getByRole('listitem')).toContainText('Cold storage');
    await page.goto('/wallet');
    await expect(panel.getByText(/Cold storage/)).toBeVisible();
    await panel.getByRole('link', { name: 'Manage linked wallets' }).click();
    await expect(page).toHaveURL('/setting/security');
  });

  await test.step('log in', async () => {
    await context.clearCookies();
    await page.goto('/login');
    await page.getByRole('button', { name: 'Log in with wallet' }).click();
    await dialog.getByRole('button', { name: wallet.name }).click();
    await expect(page).toHaveURL('/mining-node');
  });

  await test.step('unlink', async () => {
    await openSettings(page);
    await expect(panel.getByRole('listitem')).toContainText(/Last login(?!Never)/);
    await panel.getByRole('button', { name: /^Unlink/ }).click();
    await dialog.getByLabel('Password', { exact: true }).fill(player.password);
    await dialog.getByRole('button', { name: 'Unlink' }).click();
    await expect(panel.getByText('No linked wallets')).toBeVisible();
    await expect(page.getByRole('table', { name: 'Security log' })).toContainText('Wallet unlinked');
  });
});

/** Returns a function that counts the loaded scripts with wallet code. Call it before the page is left: its scripts can't be read later. */
const trackWalletScripts = (page: Page): (() => Promise<number>) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text().catch(() => ''));
  });
  return async () => (await Promise.all(scripts)).filter((code) => code.includes('eip6963:')).length;
};

test('loads no wallet code before the click that links a wallet', async ({ loggedInPage: page }) => {
  const countWalletScripts = trackWalletScripts(page);
  const panel = page.getByRole('region', { name: 'Linked wallets' });
  for (const path of ['/wallet', '/setting/security']) {
    await page.goto(path);
    await expect(panel.getByText(/^Link a crypto wallet/)).toBeVisible();
    await waitForNetworkIdle(page);
    expect(await countWalletScripts(), path).toBe(0);
  }
  await panel.getByRole('button', { name: 'Link wallet' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await waitForNetworkIdle(page);
  expect(await countWalletScripts()).toBeGreaterThan(0);
});
