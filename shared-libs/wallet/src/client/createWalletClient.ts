import { getConnection, sendTransaction, signMessage, watchConnection } from '@wagmi/core';
import type { WalletClient, WalletClientInput } from '../session/WalletClient';
import type { WalletConnection } from '../WalletState';
import { createConnect } from './createConnect';
import { CHAINS, createWalletConfig, type ChainId, type WalletConfig } from './createWalletConfig';
import { disconnectWallet, onRemoteDisconnect } from './disconnectWallet';
import { switchConnection } from './switchConnection';

/**
 * Reads wagmi's connection. Its chain is the wallet's own: wagmi's state keeps the last chain that the page can use, so it cannot tell
 * an unsupported one.
 */
const readConnection = (config: WalletConfig): WalletConnection | null => {
  const { address, chainId, connector } = getConnection(config);
  if (!address || !chainId || !connector) return null;
  const unsupported = !CHAINS.some(({ id }) => id === chainId);
  return { account: address, chain: { id: chainId, unsupported }, walletName: connector.name };
};

/** Creates the client, and tells every change of the connection: another account, another chain, or none. */
export const createWalletClient = ({ settings, gameName, onChange }: WalletClientInput): WalletClient => {
  const config = createWalletConfig(settings);
  const { connect, isDropped } = createConnect(config, { settings, gameName });
  const read = () => (isDropped(config.state.current) ? null : readConnection(config));
  watchConnection(config, { onChange: () => onChange(read()) });
  onRemoteDisconnect(config);
  return {
    connect: async (...parameters) => {
      await connect(...parameters);
      const connection = read();
      if (!connection) throw new Error('The wallet connected without an account.');
      onChange(connection);
      return connection;
    },
    disconnect: () => disconnectWallet(config),
    switchChain: (chainId) => switchConnection(config, chainId),
    signMessage: (message) => signMessage(config, { message }),
    sendTransaction: ({ chainId, ...request }) =>
      sendTransaction(config, { ...request, chainId: chainId as ChainId }),
  };
};
