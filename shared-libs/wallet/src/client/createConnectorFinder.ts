import type { WalletSettings } from '@hashgrid/contracts';
import type { Connector, CreateConnectorFn } from '@wagmi/core';
import { ConnectorNotFoundError } from '../errors/WalletError';
import type { FoundWallet } from '../wallets/findWallet';
import { LEDGER, MORE_WALLETS, WALLET_CONNECT } from '../wallets/knownWallets';
import type { WalletConfig } from './createWalletConfig';
import { injectedConnector } from './injectedConnector';

/** Settings that connectors are created with. */
export interface ConnectorInput {
  settings: WalletSettings;
  gameName: string;
}

const createConnector = async (
  { wallet, provider }: FoundWallet,
  { settings, gameName }: ConnectorInput,
): Promise<CreateConnectorFn> => {
  if ([WALLET_CONNECT.id, MORE_WALLETS.id].includes(wallet.id) && settings.walletConnectProjectId) {
    const { walletConnectConnector } = await import('./walletConnectConnector');
    return walletConnectConnector(settings.walletConnectProjectId, gameName);
  }
  if (wallet.id === LEDGER.id) {
    const { loadLedgerProvider } = await import('./loadLedgerProvider');
    return injectedConnector(wallet, await loadLedgerProvider(settings), { asksPermissions: false });
  }
  if (!provider) throw new ConnectorNotFoundError(`${wallet.name} is not in this browser.`);
  return injectedConnector(wallet, provider);
};

/**
 * Creates a function that returns the connector of a wallet. Each connector is created once, even while it is loading, so that no
 * script or listener is added twice. One that fails, or whose provider fails to start, is created again by the next call.
 */
export const createConnectorFinder = (config: WalletConfig, input: ConnectorInput) => {
  const created = new Map<string, { provider: unknown; connector: Promise<Connector> }>();
  return (found: FoundWallet): Promise<Connector> => {
    const { wallet, provider } = found;
    const id = wallet.id === MORE_WALLETS.id ? WALLET_CONNECT.id : wallet.id;
    const existing = created.get(id);
    if (existing && existing.provider === provider) return existing.connector;
    const connector = createConnector(found, input).then((create) =>
      config._internal.connectors.setup(create),
    );
    created.set(id, { provider, connector });
    const forget = () => {
      if (created.get(id)?.connector === connector) created.delete(id);
    };
    // wagmi's connector of WalletConnect keeps a provider that has failed to start.
    connector.then((loaded) => loaded.getProvider()).catch(forget);
    return connector;
  };
};
