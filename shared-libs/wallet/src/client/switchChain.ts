import type { Chain } from 'viem';
import { toWalletError } from '../errors/toWalletError';
import { ResourceUnavailableError, SwitchChainError, UserRejectedError } from '../errors/WalletError';
import type { Eip1193Provider } from '../wallets/Eip1193Provider';

/** Code of a wallet's error for a chain that it doesn't know. */
const UNKNOWN_CHAIN_CODE = 4902;

interface CodedError {
  code?: unknown;
  data?: { originalError?: { code?: unknown } };
}

/** Returns whether the wallet doesn't know the chain. Mobile wallets wrap the original error. */
const isUnknownChain = (error: unknown): boolean => {
  const { code, data } = (error ?? {}) as CodedError;
  return code === UNKNOWN_CHAIN_CODE || data?.originalError?.code === UNKNOWN_CHAIN_CODE;
};

const toHex = (id: number): string => `0x${id.toString(16)}`;

const toAddParameter = ({ id, name, nativeCurrency, rpcUrls, blockExplorers }: Chain) => ({
  chainId: toHex(id),
  chainName: name,
  nativeCurrency,
  rpcUrls: rpcUrls.default.http,
  blockExplorerUrls: blockExplorers ? [blockExplorers.default.url] : [],
});

const readChainId = async (provider: Eip1193Provider): Promise<number> =>
  Number(await provider.request({ method: 'eth_chainId' }));

/** Asks the wallet to switch, and to add the chain if it doesn't know it. */
const requestSwitch = async (provider: Eip1193Provider, chain: Chain): Promise<void> => {
  const request = () =>
    provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: toHex(chain.id) }] });
  try {
    await request();
  } catch (error) {
    if (!isUnknownChain(error)) throw error;
    await provider.request({ method: 'wallet_addEthereumChain', params: [toAddParameter(chain)] });
    // Some wallets switch to a chain that they add, others only add it.
    if ((await readChainId(provider)) !== chain.id) await request();
  }
};

/** Converts the error of a failed switch: a rejection by the player and a pending request stay what they are, any other becomes a `SwitchChainError`. */
const toSwitchError = (error: unknown) => {
  const converted = toWalletError(error);
  const hasOwnError = converted instanceof UserRejectedError || converted instanceof ResourceUnavailableError;
  return hasOwnError ? converted : new SwitchChainError(converted.message, error);
};

/**
 * Switches a wallet to a chain. wagmi's own connector would wait forever for a wallet that responds without switching, and would
 * report a failure to add the chain as a rejection by the player.
 * @throws {WalletError}
 */
export const switchChain = async (provider: Eip1193Provider, chain: Chain): Promise<void> => {
  let chainId: number;
  try {
    await requestSwitch(provider, chain);
    chainId = await readChainId(provider);
  } catch (error) {
    throw toSwitchError(error);
  }
  if (chainId !== chain.id) throw new SwitchChainError(`The wallet stayed on chain ${chainId}.`);
};
