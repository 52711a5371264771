import type { ApiWallet, Success, TopUps } from '@hashgrid/contracts';
import { deployToken } from '@hashgrid/api/test/deployToken';
import { TEST_XPUB } from '@hashgrid/api/test/depositKeys';
import { sendTokens } from '@hashgrid/api/test/signTransfer';
import { startAnvil, type Anvil } from '@hashgrid/api/test/startAnvil';
import { parseEther, parseGwei, type Hex } from 'viem';
import { callApi } from '../../fixtures/callApi';
import { test as ownProductTest } from '../../fixtures/ownProductTest';
import { addWallet } from '../../fixtures/pageWallet';
import { unwrap } from '../../fixtures/player';
import { expect, test } from '../../fixtures/test';
import { connectWalletToChain } from '../../fixtures/connectWalletToChain';
import { waitForNetworkIdle } from '../../fixtures/waitForNetworkIdle';

const CONFIRMATIONS = 3;

interface Chain {
  anvil: Anvil;
  /** Contract of the token that players top up. */
  token: Hex;
}

/** `test` with its own product, which watches a local chain. */
const topUpTest = ownProductTest.extend<object, { chain: Chain }>({
  chain: [
    async ({}, use) => {
      const anvil = await startAnvil();
      try {
        await use({ anvil, token: await deployToken(anvil) });
      } finally {
        await anvil.close();
      }
    },
    { scope: 'worker' },
  ],
  ownProductEnv: [
    async ({ chain }, use) =>
      use({
        CHAIN_NODES_56: chain.anvil.url,
        USDT_CONTRACT_56: chain.token,
        TOP_UP_XPUB: TEST_XPUB,
        TOP_UP_CONFIRMATIONS: String(CONFIRMATIONS),
      }),
    { scope: 'worker' },
  ],
});

topUpTest(
  '[K4] sends a top-up from the connected wallet and credits it once',
  async ({ loggedInPage: page, product, session, chain: { anvil, token } }) => {
    const { client } = anvil;
    const wallet = await addWallet(page);
    connectWalletToChain(wallet, anvil);
    await client.setBalance({ address: wallet.address, value: parseEther('1') });
    await sendTokens(anvil, { token, to: wallet.address, amount: '100' });

    const read = async <Data>(path: string) => {
      const bearer = session.accessToken ?? '';
      return unwrap(path, await callApi<Success<Data>>(product.url, path, { bearer })).data;
    };
    const readBalance = async () => {
      const { wallets } = await read<{ wallets: ApiWallet[] }>('/shared/client/wallets');
      return Number(wallets.find(({ token }) => token.code === 'USDT')?.balance);
    };
    const before = await readBalance();
    const topUps = page.getByRole('table', { name: 'Your top-ups' });

    await topUpTest.step('read that there are no withdrawals, then show the address', async () => {
      await page.goto('/pay');
      await page.getByRole('tab', { name: 'Top up' }).click();
      await expect(page.getByText(/There are no withdrawals or refunds/)).toBeVisible();
      await page.getByRole('button', { name: 'I understand, show my address' }).click();
      await expect(page.getByRole('img', { name: 'QR code for your top-up address' })).toBeVisible();
    });

    await topUpTest.step('send from the wallet', async () => {
      await page.getByRole('button', { name: 'Connect wallet' }).click();
      await page.getByRole('dialog').getByRole('button', { name: wallet.name }).click();
      await page.getByLabel('Amount in USDT').fill('12.5');
      await page.getByLabel('Gas price').selectOption('Fast (4 gwei)');
      await page.getByRole('button', { name: 'Send top-up' }).click();
      await expect(page.getByText(/^Your top-up will appear below/)).toBeVisible();
    });

    await topUpTest.step(
      'find the wallet still connected after opening another tab of the page',
      async () => {
        await page.getByRole('tab', { name: 'Receive' }).click();
        await page.getByRole('tab', { name: 'Top up' }).click();
        await expect(page.getByRole('button', { name: 'Send top-up' })).toBeVisible();
      },
    );

    await topUpTest.step('see the top-up pending', async () => {
      await expect(topUps.getByText(`Pending: 1 of ${CONFIRMATIONS} confirmations`)).toBeVisible();
      expect(await readBalance()).toBe(before);
      const { transactions } = await client.getBlock({ includeTransactions: true });
      expect(transactions).toMatchObject([{ to: token.toLowerCase(), gasPrice: parseGwei('4') }]);
    });

    await topUpTest.step('see the top-up confirmed and the balance increased', async () => {
      await client.mine({ blocks: CONFIRMATIONS - 1 });
      await expect(topUps.getByText('Confirmed', { exact: true })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Your balances' })).toContainText(String(before + 12.5));
      expect(await readBalance()).toBe(before + 12.5);
    });

    await topUpTest.step('get no second credit while more blocks arrive', async () => {
      await client.mine({ blocks: CONFIRMATIONS });
      const { address } = await read<TopUps>('/shared/client/top-up');
      await sendTokens(anvil, { token, to: address as Hex, amount: '1' });
      await client.mine({ blocks: CONFIRMATIONS });
      await expect(topUps.getByText('Confirmed', { exact: true })).toHaveCount(2);
      expect(await readBalance()).toBe(before + 13.5);
    });
  },
);

test('does not mention top-ups where they are not configured', async ({ loggedInPage: page }) => {
  await page.goto('/pay?view=top-up');
  await expect(page.getByRole('tab', { name: 'Receive' })).toBeVisible();
  await waitForNetworkIdle(page);
  await expect(page.getByText(/top.?up/i)).toHaveCount(0);
});
