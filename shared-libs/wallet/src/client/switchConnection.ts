import { getConnection, switchChain } from '@wagmi/core';
import { ChainNotConfiguredError, SwitchChainError } from '../errors/WalletError';
import { USABLE_CHAINS, type WalletConfig } from './createWalletConfig';

/**
 * Switches the connected wallet to a chain that the page can use, and checks that the wallet is on it.
 * @throws {WalletError}
 */
export const switchConnection = async (config: WalletConfig, chainId: number): Promise<void> => {
  const chain = USABLE_CHAINS.find(({ id }) => id === chainId);
  if (!chain) throw new ChainNotConfiguredError(`Chain ${chainId} is not configured.`);
  if (getConnection(config).chainId === chain.id) return;
  await switchChain(config, { chainId: chain.id });
  const actual = getConnection(config).chainId;
  if (actual !== chain.id) throw new SwitchChainError(`The wallet stayed on chain ${actual}.`);
};
