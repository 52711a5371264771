import { copyReleases, makeDataFolder, removeDataFolder } from '../../fixtures/dataFolder';
import { logIn, makePlayer } from '../../fixtures/player';
import { startProduct } from '../../fixtures/startProduct';
import type { BenchPart } from '../BenchPart';
import { createWalletGoals } from './createWalletGoals';
import { formatWalletBytes } from './formatWalletBytes';
import { measureWalletBytes } from './measureWalletBytes';

/** Measures the wallet code of the product's releases. A second product serves them, because “More wallets” needs a project ID. */
export const benchWallet: BenchPart = async ({ browser, product: original }) => {
  const dataDir = makeDataFolder();
  copyReleases(original.dataDir, dataDir);
  try {
    const product = await startProduct({ dataDir, env: { WALLETCONNECT_PROJECT_ID: '0'.repeat(32) } });
    try {
      const tokens = await logIn(product.url, await makePlayer(product.url));
      const bytes = await measureWalletBytes(browser, { url: product.url, tokens });
      return { tables: [formatWalletBytes(bytes)], goals: createWalletGoals(bytes), raw: bytes };
    } finally {
      await product.stop();
    }
  } finally {
    removeDataFolder(dataDir);
  }
};
