import type { Chain } from 'viem';
import { toWalletError } from '../errors/toWalletError';
import { ResourceUnavailableError, SwitchChainError, UserRejectedError } from '../errors/WalletError';
import type { Eip1193Provider } from '../wallets/Eip1193Provider';

interface CodedError {
  code?: unknown;
  data?: { originalError?: { code?: unknown } };
}

/** Mobile wallets wrap the error of the extension. */
const isUnknownChain = (error: unknown): boolean => {
  const { code, data } = (error ?? {}) as CodedError;
  return code === 4902 || data?.originalError?.code === 4902;
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

/** Asks the wallet to switch; to add the chain first if it does not know it. */
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

/** The reason why a wallet did not switch: the player's, that of an open request, or any other. */
const toSwitchError = (error: unknown) => {
  const converted = toWalletError(error);
  const isOwnReason = converted instanceof UserRejectedError || converted instanceof ResourceUnavailableError;
  return isOwnReason ? converted : new SwitchChainError(converted.message, error);
};

/**
 * Switches a wallet to a chain. wagmi's connector would wait forever for a wallet that answers and stays where it is, and call
 * it a rejection when adding the chain fails.
 * @throws {WalletError}
 */
export const switchChain = async (provider: Eip1193Provider, chain: Chain): Promise<void> => {
  try {
    await requestSwitch(provider, chain);
  } catch (error) {
    throw toSwitchError(error);
  }
  const chainId = await readChainId(provider);
  if (chainId !== chain.id) throw new SwitchChainError(`The wallet stayed on chain ${chainId}.`);
};
