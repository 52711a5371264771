import { rejectOnAbort, type Bootstrap } from '@hashgrid/contracts';
import { toWalletError } from '../errors/toWalletError';
import { ChainNotConfiguredError, ConnectorNotFoundError, UserRejectedError } from '../errors/WalletError';
import { findWallet, type FoundWallet } from '../wallets/findWallet';
import type { ConnectedWallet } from '../WalletState';
import { loadClient } from './loadClient';
import { walletStore } from './walletStore';

let currentAttempt: AbortController | null = null;

/** Cancels the attempt to connect that is in flight, if any. */
export const cancelConnecting = (): void =>
  currentAttempt?.abort(new UserRejectedError('The player canceled.'));

/** Returns the wallet with an ID. Throws a `WalletError` if there is none, or if it can't use the chain. */
const requireWallet = (id: string, chainId: number): FoundWallet => {
  const found = findWallet(id);
  if (!found) throw new ConnectorNotFoundError(`No wallet has the ID "${id}".`);
  if (!found.wallet.chainIds.includes(chainId)) {
    throw new ChainNotConfiguredError(`${found.wallet.name} cannot use chain ${chainId}.`);
  }
  return found;
};

const runAttempt = async (
  bootstrap: Bootstrap,
  found: FoundWallet,
  chainId: number,
  signal: AbortSignal,
): Promise<ConnectedWallet> => {
  const client = await loadClient(bootstrap);
  signal.throwIfAborted();
  const onQrUri = (qrUri: string) => {
    if (!signal.aborted) walletStore.setAttempt({ walletName: found.wallet.name, qrUri });
  };
  return client.connect(found, chainId, { signal, onQrUri });
};

/**
 * Asks a wallet for its account, and to switch to the chain. Cancels an attempt that is still in flight. When only the switch fails,
 * the wallet stays connected on its own chain.
 * @throws {WalletError}
 */
export async function connectWallet(
  bootstrap: Bootstrap,
  id: string,
  chainId: number,
): Promise<ConnectedWallet> {
  cancelConnecting();
  const found = requireWallet(id, chainId);
  const attempt = new AbortController();
  currentAttempt = attempt;
  walletStore.setAttempt({ walletName: found.wallet.name });
  try {
    const { signal } = attempt;
    return await Promise.race([rejectOnAbort(signal), runAttempt(bootstrap, found, chainId, signal)]);
  } catch (error) {
    throw toWalletError(error);
  } finally {
    if (currentAttempt === attempt) {
      currentAttempt = null;
      walletStore.setAttempt(null);
    }
  }
}
