import { disconnect, type Connector } from '@wagmi/core';
import type { WalletConfig } from './createWalletConfig';

/** Name of the channel to the other tabs of this browser. */
const CHANNEL = 'wallet';

/** Returns whether the error is what WalletConnect reports for a session that has already ended [W18]. */
const isSessionGone = (error: unknown): boolean =>
  error instanceof Error && /no matching key/i.test(error.message);

const getCurrentConnector = (config: WalletConfig): Connector | undefined =>
  config.state.connections.get(config.state.current ?? '')?.connector;

/** Disconnects a wallet in this tab only. If its session can't be ended, throws the error after disconnecting. */
const disconnectInThisTab = async (config: WalletConfig, connector?: Connector): Promise<void> => {
  const target = connector ?? getCurrentConnector(config);
  try {
    await disconnect(config, connector && { connector });
  } catch (error) {
    // wagmi has kept the connection.
    if (target) config._internal.events.disconnect({ uid: target.uid });
    if (!isSessionGone(error)) throw error;
  }
};

/** Opens the channel; null where the browser blocks it, as some do together with storage. */
const openChannel = (): BroadcastChannel | null => {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return null;
  }
};

/** Notifies all tabs, this one included, that the player disconnects a wallet. */
const publishDisconnect = (id: string): void => {
  const channel = openChannel();
  channel?.postMessage({ disconnected: id });
  channel?.close();
};

/** Disconnects the wallet in all tabs; with a connector, only the connection that it has in this tab. */
export const disconnectWallet = async (config: WalletConfig, connector?: Connector): Promise<void> => {
  const id = getCurrentConnector(config)?.id;
  // First, because ending the session can fail or never finish: the tabs would then stay connected.
  if (id && !connector) publishDisconnect(id);
  await disconnectInThisTab(config, connector);
};

/** Disconnects in this tab whenever another tab disconnects the same wallet. */
export const syncDisconnects = (config: WalletConfig): void => {
  const channel = openChannel();
  if (!channel) return;
  channel.onmessage = ({ data }: MessageEvent<{ disconnected?: unknown } | null>) => {
    const current = getCurrentConnector(config);
    if (current && current.id === data?.disconnected)
      config._internal.events.disconnect({ uid: current.uid });
  };
};
