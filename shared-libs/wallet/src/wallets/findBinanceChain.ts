import type { FlaggedProvider } from './Eip1193Provider';
import { findGlobal } from './injectedProviders';

/** Names that Binance's old extension uses for chains, by chain ID. */
const NETWORKS: Partial<Record<number, string>> = { 1: 'eth-mainnet', 56: 'bsc-mainnet', 97: 'bsc-testnet' };

type SwitchNetwork = (network: string) => Promise<unknown>;

const adapters = new WeakMap<FlaggedProvider, FlaggedProvider>();

const readNetwork = (params: unknown): string | undefined => {
  const [parameter] = (Array.isArray(params) ? params : []) as { chainId?: unknown }[];
  return NETWORKS[Number(parameter?.chainId)];
};

/** Returns a provider that implements `wallet_switchEthereumChain` by the extension's own `switchNetwork`. */
const createAdapter = (provider: FlaggedProvider): FlaggedProvider => ({
  on: (event, listener) => provider.on?.(event, listener),
  removeListener: (event, listener) => provider.removeListener?.(event, listener),
  request: async (request) => {
    const network = request.method === 'wallet_switchEthereumChain' && readNetwork(request.params);
    if (!network || typeof provider.switchNetwork !== 'function') return provider.request(request);
    return (provider.switchNetwork as SwitchNetwork)(network);
  },
});

/** Returns the provider of Binance's old extension, injected as `BinanceChain`. Every call returns the same object. */
export const findBinanceChain = (): FlaggedProvider | undefined => {
  const provider = findGlobal('BinanceChain');
  if (!provider) return undefined;
  const adapter = adapters.get(provider) ?? createAdapter(provider);
  adapters.set(provider, adapter);
  return adapter;
};
