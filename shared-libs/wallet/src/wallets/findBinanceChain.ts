import type { FlaggedProvider } from './Eip1193Provider';
import { findGlobal } from './findInjected';

/** Names of chains in the old extension of Binance. */
const NETWORKS: Partial<Record<number, string>> = { 1: 'eth-mainnet', 56: 'bsc-mainnet', 97: 'bsc-testnet' };

type SwitchNetwork = (network: string) => Promise<unknown>;

const adapted = new WeakMap<FlaggedProvider, FlaggedProvider>();

const readNetwork = (params: unknown): string | undefined => {
  const [parameter] = (Array.isArray(params) ? params : []) as { chainId?: unknown }[];
  return NETWORKS[Number(parameter?.chainId)];
};

/** Adds the switch of chains, which that extension has only as a method of its own. */
const adapt = (provider: FlaggedProvider): FlaggedProvider => ({
  on: (event, listener) => provider.on?.(event, listener),
  removeListener: (event, listener) => provider.removeListener?.(event, listener),
  request: async (request) => {
    const network = request.method === 'wallet_switchEthereumChain' && readNetwork(request.params);
    if (!network || typeof provider.switchNetwork !== 'function') return provider.request(request);
    return (provider.switchNetwork as SwitchNetwork)(network);
  },
});

/** Returns the old extension of Binance, whose injected object is `BinanceChain`. The same object each time. */
export const findBinanceChain = (): FlaggedProvider | undefined => {
  const provider = findGlobal('BinanceChain');
  if (!provider) return undefined;
  const known = adapted.get(provider) ?? adapt(provider);
  adapted.set(provider, known);
  return known;
};
