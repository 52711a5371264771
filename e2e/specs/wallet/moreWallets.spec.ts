import type { Page } from '@playwright/test';
import { isShellFile } from '../../fixtures/isShellFile';
import { test } from '../../fixtures/ownProductTest';
import { addWallet } from '../../fixtures/pageWallet';
import { expect } from '../../fixtures/test';
import { waitForNetworkIdle } from '../../fixtures/waitForNetworkIdle';

// The shared product has no WalletConnect.
test.use({ ownProductEnv: { WALLETCONNECT_PROJECT_ID: '0'.repeat(32) } });

// In one worker, so that the product of these tests is started once.
test.describe.configure({ mode: 'default' });

/** Makes every request to another host fail immediately. Returns the list of their URLs. */
const blockOtherHosts = async (page: Page, productUrl: string): Promise<string[]> => {
  const blocked: string[] = [];
  const isOutside = (url: URL) => url.host !== new URL(productUrl).host;
  await page.route(isOutside, (route) => {
    blocked.push(route.request().url());
    return route.abort();
  });
  await page.routeWebSocket(isOutside, (socket) => {
    blocked.push(socket.url());
    return socket.close();
  });
  return blocked;
};

/** Whether the page has loaded Web3Modal, which defines this element. */
const hasWeb3Modal = (page: Page): Promise<boolean> =>
  page.evaluate(() => Boolean(customElements.get('w3m-modal')));

const openPicker = async (page: Page): Promise<void> => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Log in with wallet' }).click();
  await expect(page.getByRole('button', { name: 'More wallets' })).toBeVisible();
  await waitForNetworkIdle(page);
};

test('opens “More wallets” although its host cannot be reached, and returns to the picker', async ({
  page,
  ownProduct,
  consoleErrors,
}) => {
  // The browser logs each request that fails.
  consoleErrors.allow(/ERR_FAILED/);
  const blocked = await blockOtherHosts(page, ownProduct.url);
  await addWallet(page);
  await openPicker(page);
  expect(blocked).toEqual([]);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && isShellFile(request.url())) scripts.push(request.url());
  });
  const row = page.getByRole('button', { name: 'More wallets' });
  await row.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText('WalletConnect', { exact: true })).toBeVisible();
  await expect(dialog).toBeFocused();
  expect(scripts).not.toEqual([]);
  expect(await hasWeb3Modal(page)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(row).toBeFocused();
  await expect
    .poll(() => [...new Set(blocked.map((url) => new URL(url).origin))])
    .toEqual(['https://api.web3modal.org']);
});

test('loads nothing of Web3Modal when another wallet is chosen', async ({ page, ownProduct }) => {
  await blockOtherHosts(page, ownProduct.url);
  const wallet = await addWallet(page);
  wallet.answers = {
    eth_requestAccounts: () => new Promise(() => {}),
    wallet_requestPermissions: () => new Promise(() => {}),
  };
  await openPicker(page);
  await page.getByRole('button', { name: wallet.name }).click();
  await waitForNetworkIdle(page);
  expect(await hasWeb3Modal(page)).toBe(false);
});
