import type { Browser } from '@playwright/test';
import { copyReleases, makeDataFolder, removeDataFolder } from '../../fixtures/dataFolder';
import { logIn, makePlayer } from '../../fixtures/player';
import { startProduct } from '../../fixtures/startProduct';
import { formatWalletBytes } from './formatWalletBytes';
import { measureWalletBytes } from './measureWalletBytes';

/** Measures the wallet code of a product's releases, and returns the table. Another product serves them, because “More wallets” needs a project ID. */
export const benchWallet = async (browser: Browser, releasesDir: string): Promise<string> => {
  const dataDir = makeDataFolder();
  copyReleases(releasesDir, dataDir);
  try {
    const product = await startProduct({ dataDir, env: { WALLETCONNECT_PROJECT_ID: '0'.repeat(32) } });
    try {
      const tokens = await logIn(product.url, await makePlayer(product.url));
      return formatWalletBytes(await measureWalletBytes(browser, { url: product.url, tokens }));
    } finally {
      await product.stop();
    }
  } finally {
    removeDataFolder(dataDir);
  }
};
