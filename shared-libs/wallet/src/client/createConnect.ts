import { connect, type Connector } from '@wagmi/core';
import { UserRejectedError } from '../errors/WalletError';
import type { WalletClient } from '../session/WalletClient';
import type { FoundWallet } from '../wallets/findWallet';
import { MORE_WALLETS, WALLET_CONNECT } from '../wallets/knownWallets';
import type { WalletConfig } from './createWalletConfig';
import { disconnectWallet } from './disconnectWallet';
import { createConnectorFinder, type ConnectorInput } from './findConnector';
import { switchConnection } from './switchConnection';
import { withTimeLimit } from './withTimeLimit';

/** Without its relay, WalletConnect would wait for ever. */
const QR_CODE_TIMEOUT_MS = 15_000;

interface QrProvider {
  on(event: 'display_uri', listener: (uri: string) => void): void;
  removeListener(event: 'display_uri', listener: (uri: string) => void): void;
}

const connectUnlessCurrent = async (config: WalletConfig, connector: Connector): Promise<void> => {
  if (config.state.current !== connector.uid) await connect(config, { connector });
};

/** Connects by QR code. Until the code is there the time is limited; then a person scans it. */
const connectByQrCode = async (
  config: WalletConfig,
  connector: Connector,
  onQrUri: (uri: string) => void,
): Promise<void> => {
  const limit = { ms: QR_CODE_TIMEOUT_MS, name: 'WalletConnect' };
  const provider = (await withTimeLimit(connector.getProvider(), limit)) as QrProvider;
  let listener = (_uri: string) => {};
  const shown = new Promise<void>((resolve) => {
    listener = (uri) => {
      onQrUri(uri);
      resolve();
    };
  });
  provider.on('display_uri', listener);
  try {
    await withTimeLimit(connectUnlessCurrent(config, connector), { ...limit, stopped: shown });
  } finally {
    provider.removeListener('display_uri', listener);
  }
};

/** Returns how to connect a wallet, and whether the attempt that made a connection was given up. */
export const createConnect = (config: WalletConfig, input: ConnectorInput) => {
  const findConnector = createConnectorFinder(config, input);
  /** The last attempt of each connector, by its uid. */
  const attempts = new Map<string, AbortSignal>();

  const isDropped = (uid: string | null): boolean => Boolean(uid && attempts.get(uid)?.aborted);

  /** Takes back what a wallet allows after the player has canceled, unless a newer attempt uses it. */
  const dropIfAborted = async (connector: Connector, signal: AbortSignal): Promise<void> => {
    if (!signal.aborted) return;
    if (attempts.get(connector.uid) === signal) await disconnectWallet(config, connector);
    throw new UserRejectedError('The player canceled.');
  };

  /** Takes back a connection that comes after its dialog is closed. */
  const dropWhenConnected = (connector: Connector, signal: AbortSignal): void => {
    const readCurrent = ({ current }: { current: string | null }) => current;
    const stop = config.subscribe(readCurrent, (current) => {
      if (current !== connector.uid) return;
      stop();
      dropIfAborted(connector, signal).catch(() => {});
    });
  };

  /** Lets the player choose another wallet in Web3Modal's dialog. */
  const connectByMoreWallets = async (connector: Connector, signal: AbortSignal): Promise<void> => {
    const { openMoreWallets } = await import('../more-wallets/openMoreWallets');
    if (config.state.connections.has(connector.uid)) await disconnectWallet(config, connector);
    const closed = new AbortController();
    const attempt = AbortSignal.any([signal, closed.signal]);
    attempts.set(connector.uid, attempt);
    const projectId = input.settings.walletConnectProjectId ?? '';
    try {
      await openMoreWallets(config, { projectId, connector, signal });
    } catch (error) {
      closed.abort();
      dropWhenConnected(connector, attempt);
      throw error;
    }
  };

  const connectWallet = async (...[found, chainId, options]: Parameters<WalletClient['connect']>) => {
    const { signal, onQrUri } = options;
    const { wallet } = found as FoundWallet;
    const connector = await findConnector(found);
    attempts.set(connector.uid, signal);
    if (wallet.id === MORE_WALLETS.id) await connectByMoreWallets(connector, signal);
    else if (wallet.id === WALLET_CONNECT.id) await connectByQrCode(config, connector, onQrUri);
    else await connectUnlessCurrent(config, connector);
    await dropIfAborted(connector, signal);
    // Wallets that fail to switch while they connect would be taken for connected, so the chain is asked for afterwards.
    await switchConnection(config, chainId);
    await dropIfAborted(connector, signal);
  };

  return { connect: connectWallet, isDropped };
};
