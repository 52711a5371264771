import { startAnvil, type Anvil } from '@hashgrid/api/test/startAnvil';
import type { Page } from '@playwright/test';
import { parseEther, parseGwei } from 'viem';
import { openTestDapp } from '../../fixtures/openTestDapp';
import { addWallet, type PageWallet } from '../../fixtures/pageWallet';
import { expect, test as base } from '../../fixtures/test';
import { connectWalletToChain } from '../../fixtures/connectWalletToChain';

const test = base.extend<{ anvil: Anvil }>({
  anvil: async ({}, use) => {
    const anvil = await startAnvil();
    await use(anvil);
    await anvil.close();
  },
});

/** Proves with MetaMask's own test dapp that the wallet of our tests behaves like a real one. */
test.describe('the wallet of these tests in MetaMask’s test dapp', () => {
  // The dapp needs no product.
  test.use({ baseURL: undefined });

  let wallet: PageWallet;
  /** The wallet's address in the dapp's notation. */
  let address: string;
  const click = (page: Page, id: string) => page.locator(`#${id}`).click();

  test.beforeEach(async ({ page, consoleErrors }) => {
    // The dapp also offers WalletConnect.
    consoleErrors.allow(/relay\.walletconnect/);
    // The dapp subscribes to events of MetaMask only.
    wallet = await addWallet(page, 'Test Wallet', { isMetaMask: true });
    address = wallet.address.toLowerCase();
    wallet.answers.eth_getBlockByNumber = () => ({});
    await openTestDapp(page);
    await expect(page.locator('#activeProviderName')).toHaveText(wallet.name);
  });

  test('connects, lists its accounts and permissions, and no longer lists them when they are revoked', async ({
    page,
  }) => {
    const accounts = page.locator('#accounts');
    const permissions = page.locator('#permissionsResult');
    await expect(accounts).toBeEmpty();
    await click(page, 'getPermissions');
    await expect(permissions).toHaveText('No permissions found.');
    await click(page, 'connectButton');
    await expect(accounts).toHaveText(address);
    await click(page, 'getAccounts');
    await expect(page.locator('#getAccountsResult')).toHaveText(address);
    await click(page, 'getPermissions');
    await expect(permissions).toHaveText('eth_accounts');
    await click(page, 'revokeAccountsPermission');
    await expect(accounts).toBeEmpty();
    await click(page, 'requestPermissions');
    await expect(accounts).toHaveText(address);
  });

  test('refuses a chain that it does not know until it is added', async ({ page }) => {
    const chainId = page.locator('#chainId');
    const selectNetwork = async (name: string) => {
      await click(page, 'openNetworkPicker');
      await page.locator('.network-modal-item-name', { hasText: name }).click();
    };
    await expect(chainId).toHaveText('0x38');
    await selectNetwork('Polygon Mainnet');
    await expect(page.getByText('Polygon Mainnet is not available in your wallet')).toBeVisible();
    await selectNetwork('Ethereum Mainnet');
    await expect(chainId).toHaveText('0x1');
    await click(page, 'addEthereumChain');
    await expect(chainId).toHaveText('0x53a');
    await selectNetwork('Binance Smart Chain');
    await expect(chainId).toHaveText('0x38');
    await click(page, 'switchEthereumChain');
    await expect(chainId).toHaveText('0x53a');
  });

  test('signs messages and typed data that the dapp verifies', async ({ page }) => {
    await click(page, 'connectButton');
    await click(page, 'personalSign');
    await click(page, 'personalSignVerify');
    await expect(page.locator('#personalSignVerifySigUtilResult')).toHaveText(address);
    await expect(page.locator('#personalSignVerifyECRecoverResult')).toHaveText(address);
    await click(page, 'signTypedDataV4');
    await click(page, 'signTypedDataV4Verify');
    await expect(page.locator('#signTypedDataV4VerifyResult')).toHaveText(address);
  });

  test('sends transactions with the fees that the dapp asks for', async ({ page, anvil }) => {
    const { client } = anvil;
    connectWalletToChain(wallet, anvil);
    await client.setBalance({ address: wallet.address, value: parseEther('1') });
    const readLastTransactions = async () =>
      (await client.getBlock({ includeTransactions: true })).transactions;
    await click(page, 'connectButton');
    await click(page, 'sendButton');
    await expect
      .poll(readLastTransactions)
      .toMatchObject([{ from: address, type: 'legacy', gasPrice: parseGwei('10') }]);
    await click(page, 'sendEIP1559Button');
    await expect
      .poll(readLastTransactions)
      .toMatchObject([
        { type: 'eip1559', maxFeePerGas: parseGwei('10'), maxPriorityFeePerGas: parseGwei('1') },
      ]);
  });
});
