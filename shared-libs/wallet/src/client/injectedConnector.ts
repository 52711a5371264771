import { injected, type CreateConnectorFn } from '@wagmi/core';
import { ChainNotConfiguredError } from '../errors/WalletError';
import type { Eip1193Provider } from '../wallets/Eip1193Provider';
import type { KnownWallet } from '../wallets/knownWallets';
import { switchChain } from './switchChain';

type Target = NonNullable<Parameters<typeof injected>[0]>['target'];

/**
 * Returns wagmi's connector for a provider in this browser. It switches chains by our `switchChain`, and only to those that the wallet can use.
 * @param options.asksPermissions Whether the wallet may ask which account to use (`wallet_requestPermissions`) [W19].
 */
export const injectedConnector = (
  { id, name, chainIds }: KnownWallet,
  provider: Eip1193Provider,
  { asksPermissions = true } = {},
): CreateConnectorFn => {
  const target = { id, name, provider } as unknown as Target;
  const create = injected({ target, shimDisconnect: asksPermissions });
  return (config) => ({
    ...create(config),
    switchChain: async ({ chainId }) => {
      const chain = config.chains.find(({ id }) => id === chainId);
      if (!chain || !chainIds.includes(chainId)) {
        throw new ChainNotConfiguredError(`${name} cannot use chain ${chainId}.`);
      }
      await switchChain(provider, chain);
      config.emitter.emit('change', { chainId });
      return chain;
    },
  });
};
