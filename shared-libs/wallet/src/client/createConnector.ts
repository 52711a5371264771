import { injected, type CreateConnectorFn } from '@wagmi/core';
import { ConnectorNotFoundError } from '../errors/WalletError';
import type { FoundWallet } from '../wallets/findWallet';

type Target = Exclude<Parameters<typeof injected>[0], undefined>['target'];

/** Returns wagmi's connector of a wallet that is in this browser. */
export const createConnector = ({ wallet, provider }: FoundWallet): CreateConnectorFn => {
  if (!provider) throw new ConnectorNotFoundError(`${wallet.name} is not in this browser.`);
  const target = { id: wallet.id, name: wallet.name, provider } as unknown as Target;
  return injected({ target });
};
