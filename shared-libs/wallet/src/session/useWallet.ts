import { useMemo, useSyncExternalStore } from 'react';
import { readRequestedChain } from '@hashgrid/contracts';
import { useBootstrap } from '@hashgrid/platform';
import { toWalletError } from '../errors/toWalletError';
import { ConnectorNotFoundError } from '../errors/WalletError';
import type { ConnectedWallet, Hex, WalletState } from '../WalletState';
import { cancelConnecting, connectWallet } from './connectWallet';
import { findClient } from './loadClient';
import type { TransactionRequest, WalletClient } from './WalletClient';
import { walletStore } from './walletStore';

/** The player's wallet. All calls reject with a `WalletError` when they fail. */
export interface Wallet {
  state: WalletState;
  /**
   * Asks a wallet of `useWalletOptions` for its account.
   * @param options.chainId Chain to switch to; by default, the one that the URL selects.
   */
  connect(id: string, options?: { chainId?: number }): Promise<ConnectedWallet>;
  /** Cancels the attempt to connect, whose promise then rejects with a `UserRejectedError`. */
  cancel(): void;
  disconnect(): Promise<void>;
  switchChain(chainId: number): Promise<void>;
  signMessage(message: string): Promise<Hex>;
  /** Returns the hash of the transaction. */
  sendTransaction(request: TransactionRequest): Promise<Hex>;
}

/** Calls the loaded client, and converts its errors. Throws a `ConnectorNotFoundError` if no wallet has been chosen. */
const withClient = async <Result>(call: (client: WalletClient) => Promise<Result>): Promise<Result> => {
  const client = findClient();
  if (!client) throw new ConnectorNotFoundError('No wallet is connected.');
  try {
    return await call(await client);
  } catch (error) {
    throw toWalletError(error);
  }
};

/** Returns the player's wallet, which all screens of this tab share. */
export function useWallet(): Wallet {
  const bootstrap = useBootstrap();
  const state = useSyncExternalStore(walletStore.subscribe, walletStore.read);
  const actions = useMemo(
    () => ({
      connect: (id: string, options?: { chainId?: number }) =>
        connectWallet(bootstrap, id, options?.chainId ?? readRequestedChain(window.location.search)),
      cancel: cancelConnecting,
      disconnect: () => (findClient() ? withClient((client) => client.disconnect()) : Promise.resolve()),
      switchChain: (chainId: number) => withClient((client) => client.switchChain(chainId)),
      signMessage: (message: string) => withClient((client) => client.signMessage(message)),
      sendTransaction: (request: TransactionRequest) =>
        withClient((client) => client.sendTransaction(request)),
    }),
    [bootstrap],
  );
  return { state, ...actions };
}
