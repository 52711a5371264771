import type { WalletSettings } from '@hashgrid/contracts';
import {
  connect,
  disconnect,
  getConnection,
  sendTransaction,
  signMessage,
  switchChain,
  watchConnection,
  type GetConnectionReturnType,
} from '@wagmi/core';
import type { WalletClient } from '../session/WalletClient';
import type { WalletConnection } from '../WalletState';
import { createConnector } from './createConnector';
import { CHAINS, createWalletConfig, type WalletConfig } from './createWalletConfig';

/** "Unsupported" is about the chain of the connection: wagmi's own state keeps the last chain that the page can use. */
const toConnection = ({ address, chainId, connector }: GetConnectionReturnType): WalletConnection | null =>
  address && chainId && connector
    ? {
        account: address,
        chain: { id: chainId, unsupported: !CHAINS.some(({ id }) => id === chainId) },
        walletName: connector.name,
      }
    : null;

const createCalls = (config: WalletConfig): Omit<WalletClient, 'connect'> => ({
  disconnect: () => disconnect(config),
  switchChain: async (chainId) => {
    await switchChain(config, { chainId: chainId as (typeof CHAINS)[number]['id'] });
  },
  signMessage: (message) => signMessage(config, { message }),
  sendTransaction: (request) => sendTransaction(config, request),
});

/** Creates the client, and tells every change of the connection. */
export const createWalletClient = (
  settings: WalletSettings,
  onChange: (connection: WalletConnection | null) => void,
): WalletClient => {
  const config = createWalletConfig(settings);
  watchConnection(config, { onChange: (connection) => onChange(toConnection(connection)) });
  return {
    ...createCalls(config),
    connect: async (found, chainId) => {
      await connect(config, { connector: createConnector(found), chainId: chainId as 56 });
      const connection = toConnection(getConnection(config));
      if (!connection) throw new Error(`${found.wallet.name} connected without an account.`);
      return connection;
    },
  };
};
