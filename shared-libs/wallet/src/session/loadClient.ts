import type { Bootstrap } from '@hashgrid/contracts';
import type { WalletClient } from './WalletClient';
import { walletStore } from './walletStore';

let client: Promise<WalletClient> | null = null;

/** Loads wagmi and viem, once per page. A failed load is tried again by the next call. */
export const loadClient = ({ wallet: settings, gameName }: Bootstrap): Promise<WalletClient> => {
  client ??= import('../client/createWalletClient').then(({ createWalletClient }) =>
    createWalletClient({ settings, gameName, onChange: walletStore.setConnection }),
  );
  client.catch(() => (client = null));
  return client;
};

/** Returns the client if a wallet has been chosen on this page. */
export const findClient = (): Promise<WalletClient> | null => client;
