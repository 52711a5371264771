import type { WalletSettings } from '@hashgrid/contracts';
import { toWalletError } from '../errors/toWalletError';
import { ChainNotConfiguredError, ConnectorNotFoundError, UserRejectedError } from '../errors/WalletError';
import { findWallet, type FoundWallet } from '../wallets/findWallet';
import type { WalletConnection } from '../WalletState';
import { loadClient } from './loadClient';
import { walletStore } from './walletStore';

let cancelCurrent: (() => void) | null = null;

/** Ends a connection attempt that a wallet has not answered. */
export const cancelConnecting = (): void => cancelCurrent?.();

/** Returns a wallet that may be asked for a chain. */
const checkWallet = (id: string, chainId: number): FoundWallet => {
  const found = findWallet(id);
  if (!found) throw new ConnectorNotFoundError(`No wallet has the id "${id}".`);
  if (!found.wallet.chainIds.includes(chainId)) {
    throw new ChainNotConfiguredError(`${found.wallet.name} cannot use chain ${chainId}.`);
  }
  return found;
};

/** Connects, and takes a connection back that a wallet allows after the player has canceled. */
const runAttempt = async (
  settings: WalletSettings,
  found: FoundWallet,
  chainId: number,
  isCurrent: () => boolean,
): Promise<WalletConnection> => {
  const client = await loadClient(settings);
  const { name: walletName } = found.wallet;
  const showQrCode = (qrUri: string) => isCurrent() && walletStore.setAttempt({ walletName, qrUri });
  if (!isCurrent()) throw new UserRejectedError('The player canceled.');
  const connection = await client.connect(found, chainId, showQrCode);
  if (!isCurrent()) await client.disconnect();
  return connection;
};

/**
 * Asks a wallet for its account, and to switch to the chain [W4, W5]. Replaces an attempt that is still in flight.
 * @throws {WalletError}
 */
export async function connectWallet(
  settings: WalletSettings,
  id: string,
  chainId: number,
): Promise<WalletConnection> {
  cancelConnecting();
  const found = checkWallet(id, chainId);
  let cancel = () => {};
  const canceled = new Promise<never>((_resolve, reject) => {
    cancel = () => reject(new UserRejectedError('The player canceled.'));
  });
  cancelCurrent = cancel;
  const isCurrent = () => cancelCurrent === cancel;
  walletStore.setAttempt({ walletName: found.wallet.name });
  try {
    return await Promise.race([canceled, runAttempt(settings, found, chainId, isCurrent)]);
  } catch (error) {
    throw toWalletError(error);
  } finally {
    if (isCurrent()) {
      cancelCurrent = null;
      walletStore.setAttempt(null);
    }
  }
}
