import { disconnect, type Connector } from '@wagmi/core';
import type { WalletConfig } from './createWalletConfig';

/** Tells the other tabs of this browser. */
const CHANNEL = 'wallet';

/** WalletConnect reports it for a session that has already ended [W18]. */
const isSessionGone = (error: unknown): boolean =>
  error instanceof Error && /no matching key/i.test(error.message);

/** Disconnects a wallet here, without telling other tabs. */
const disconnectHere = async (config: WalletConfig, connector?: Connector): Promise<void> => {
  const gone = connector ?? config.state.connections.get(config.state.current ?? '')?.connector;
  try {
    await disconnect(config, connector && { connector });
  } catch (error) {
    if (gone) config._internal.events.disconnect({ uid: gone.uid });
    if (!isSessionGone(error)) throw error;
  }
};

/** Disconnects the wallet in all tabs; with a connector, only what it has connected in this tab. */
export const disconnectWallet = async (config: WalletConfig, connector?: Connector): Promise<void> => {
  const id = config.state.connections.get(config.state.current ?? '')?.connector.id;
  await disconnectHere(config, connector);
  if (connector || !id) return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ disconnected: id });
  channel.close();
};

/** Disconnects here when another tab has disconnected the same wallet. */
export const onRemoteDisconnect = (config: WalletConfig): void => {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<{ disconnected?: unknown } | null>) => {
    const current = config.state.connections.get(config.state.current ?? '')?.connector;
    if (current && current.id === data?.disconnected)
      config._internal.events.disconnect({ uid: current.uid });
  };
};
