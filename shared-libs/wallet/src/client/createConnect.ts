import { connect, type Connector } from '@wagmi/core';
import { UserRejectedError } from '../errors/WalletError';
import type { WalletClient } from '../session/WalletClient';
import type { FoundWallet } from '../wallets/findWallet';
import { MORE_WALLETS, WALLET_CONNECT } from '../wallets/knownWallets';
import type { WalletConfig } from './createWalletConfig';
import { disconnectWallet } from './disconnectWallet';
import { createConnectorFinder, type ConnectorInput } from './createConnectorFinder';
import { switchConnection } from './switchConnection';
import { withTimeLimit } from './withTimeLimit';

/** WalletConnect itself waits forever if its relay doesn't respond. */
const QR_CODE_TIMEOUT_MS = 15_000;

interface QrProvider {
  on(event: 'display_uri', listener: (uri: string) => void): void;
  removeListener(event: 'display_uri', listener: (uri: string) => void): void;
}

const connectUnlessCurrent = async (config: WalletConfig, connector: Connector): Promise<void> => {
  if (config.state.current !== connector.uid) await connect(config, { connector });
};

/** Connects by QR code. The time limit ends once the code is shown, because a person may need any amount of time to scan it. */
const connectByQrCode = async (
  config: WalletConfig,
  connector: Connector,
  onQrUri: (uri: string) => void,
): Promise<void> => {
  const limit = { ms: QR_CODE_TIMEOUT_MS, name: 'WalletConnect' };
  const provider = (await withTimeLimit(connector.getProvider(), limit)) as QrProvider;
  let listener = (_uri: string) => {};
  const codeShown = new Promise<void>((resolve) => {
    listener = (uri) => {
      onQrUri(uri);
      resolve();
    };
  });
  provider.on('display_uri', listener);
  try {
    await withTimeLimit(connectUnlessCurrent(config, connector), { ...limit, stopped: codeShown });
  } finally {
    provider.removeListener('display_uri', listener);
  }
};

/** Creates `connect`, which connects a wallet, and `isCanceled`, which returns whether the attempt behind a connection was canceled. */
export const createConnect = (config: WalletConfig, input: ConnectorInput) => {
  const findConnector = createConnectorFinder(config, input);
  /** Signal of the last attempt of each connector, by its `uid`. */
  const attempts = new Map<string, AbortSignal>();

  const isCanceled = (uid: string | null): boolean => Boolean(uid && attempts.get(uid)?.aborted);

  /** Revokes a connection that the wallet approved after the player had canceled, unless a newer attempt uses it. */
  const revokeIfAborted = async (connector: Connector, signal: AbortSignal): Promise<void> => {
    if (!signal.aborted) return;
    if (attempts.get(connector.uid) === signal) await disconnectWallet(config, connector);
    throw new UserRejectedError('The player canceled.');
  };

  /** Revokes a connection that is approved after the dialog has closed. */
  const revokeOnceConnected = (connector: Connector, signal: AbortSignal): void => {
    const readCurrent = ({ current }: { current: string | null }) => current;
    const stop = config.subscribe(readCurrent, (current) => {
      if (current !== connector.uid) return;
      stop();
      revokeIfAborted(connector, signal).catch(() => {});
    });
  };

  /** Drops the connections of earlier wallets: wagmi keeps them, and would return to one when this wallet disconnects. */
  const dropOthers = ({ uid: kept }: Connector): void => {
    for (const uid of [...config.state.connections.keys()])
      if (uid !== kept) config._internal.events.disconnect({ uid });
  };

  /**
   * Connects the wallet that the player chooses in Web3Modal's dialog.
   * @param mayHaveSession Whether the connector was used before: the session of another wallet may be open.
   */
  const connectInMoreWallets = async (
    connector: Connector,
    { signal, mayHaveSession }: { signal: AbortSignal; mayHaveSession: boolean },
  ): Promise<void> => {
    const { openMoreWallets } = await import('../more-wallets/openMoreWallets');
    if (mayHaveSession) await disconnectWallet(config, connector);
    const projectId = input.settings.walletConnectProjectId ?? '';
    try {
      await openMoreWallets(config, { projectId, connector, signal });
    } catch (error) {
      // The dialog is closed, so a wallet that connects from now on must not stay connected.
      const abortedSignal = AbortSignal.abort();
      if (attempts.get(connector.uid) === signal) attempts.set(connector.uid, abortedSignal);
      revokeOnceConnected(connector, abortedSignal);
      throw error;
    }
  };

  const connectWallet = async (...[found, chainId, options]: Parameters<WalletClient['connect']>) => {
    const { signal, onQrUri } = options;
    const { wallet } = found as FoundWallet;
    const connector = await findConnector(found);
    // Loading the connector may have taken seconds, after which a wallet must not ask for what the player has canceled.
    signal.throwIfAborted();
    const mayHaveSession = attempts.has(connector.uid);
    attempts.set(connector.uid, signal);
    if (wallet.id === MORE_WALLETS.id) await connectInMoreWallets(connector, { signal, mayHaveSession });
    else if (wallet.id === WALLET_CONNECT.id) await connectByQrCode(config, connector, onQrUri);
    else await connectUnlessCurrent(config, connector);
    await revokeIfAborted(connector, signal);
    // Switches after connecting: wagmi would treat a wallet that fails to switch while connecting as connected.
    try {
      await switchConnection(config, chainId);
    } finally {
      await revokeIfAborted(connector, signal);
      dropOthers(connector);
    }
  };

  return { connect: connectWallet, isCanceled };
};
