import { getConnection, sendTransaction, signMessage, watchConnection } from '@wagmi/core';
import type { WalletClient, WalletClientInput } from '../session/WalletClient';
import type { Eip1193Provider } from '../wallets/Eip1193Provider';
import type { WalletConnection } from '../WalletState';
import { createConnect } from './createConnect';
import { USABLE_CHAINS, createWalletConfig, type ChainId, type WalletConfig } from './createWalletConfig';
import { disconnectWallet, syncDisconnects } from './disconnectWallet';
import { switchConnection } from './switchConnection';

/**
 * Reads wagmi's connection. Its chain is the one that the wallet is on. The chain in wagmi's state is the last one that the page can
 * use, so it would hide an unsupported one.
 */
const readConnection = (config: WalletConfig): WalletConnection | null => {
  const { address, chainId, connector } = getConnection(config);
  if (!address || !chainId || !connector) return null;
  const unsupported = !USABLE_CHAINS.some(({ id }) => id === chainId);
  return { account: address, chain: { id: chainId, unsupported }, walletName: connector.name };
};

/** Creates the client. It calls `onChange` at each change of the connection: another account, another chain, or null when it ends. */
export const createWalletClient = ({ settings, gameName, onChange }: WalletClientInput): WalletClient => {
  const config = createWalletConfig(settings);
  const { connect, isCanceled } = createConnect(config, { settings, gameName });
  const read = () => (isCanceled(config.state.current) ? null : readConnection(config));
  watchConnection(config, { onChange: () => onChange(read()) });
  syncDisconnects(config);
  return {
    connect: async (...parameters) => {
      await connect(...parameters);
      const provider = (await getConnection(config).connector?.getProvider()) as Eip1193Provider | undefined;
      const connection = read();
      if (!connection || !provider) throw new Error('The wallet connected without an account.');
      onChange(connection);
      return { ...connection, provider };
    },
    disconnect: () => disconnectWallet(config),
    switchChain: (chainId) => switchConnection(config, chainId),
    signMessage: (message) => signMessage(config, { message }),
    sendTransaction: ({ chainId, ...request }) =>
      sendTransaction(config, { ...request, chainId: chainId as ChainId }),
  };
};
