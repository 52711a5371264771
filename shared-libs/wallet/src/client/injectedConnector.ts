import { injected, type CreateConnectorFn } from '@wagmi/core';
import { ChainNotConfiguredError } from '../errors/WalletError';
import type { Eip1193Provider } from '../wallets/Eip1193Provider';
import type { KnownWallet } from '../wallets/knownWallets';
import { switchChain } from './switchChain';

type Target = NonNullable<Parameters<typeof injected>[0]>['target'];

/**
 * Returns wagmi's connector of a provider that is there, with the wallet's list of chains and our own switch of chains.
 * @param options.asksPermissions Whether the wallet may ask which account to use (`wallet_requestPermissions`) [W19].
 */
export const injectedConnector = (
  { id, name, rdns, chainIds }: KnownWallet,
  provider: Eip1193Provider,
  { asksPermissions = true } = {},
): CreateConnectorFn => {
  const target = { id, name, provider } as unknown as Target;
  const create = injected({ target, shimDisconnect: asksPermissions });
  return (config) => ({
    ...create(config),
    // Without it, the announcement of the same wallet is a second connector.
    ...(rdns && { rdns }),
    switchChain: async ({ chainId }) => {
      const chain = config.chains.find((each) => each.id === chainId);
      if (!chain || !chainIds.includes(chainId)) {
        throw new ChainNotConfiguredError(`${name} cannot use chain ${chainId}.`);
      }
      await switchChain(provider, chain);
      config.emitter.emit('change', { chainId });
      return chain;
    },
  });
};
