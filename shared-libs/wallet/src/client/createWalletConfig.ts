import type { WalletSettings } from '@hashgrid/contracts';
import { createConfig, createStorage, fallback, http, unstable_connector, injected } from '@wagmi/core';
import { bsc, bscTestnet } from 'viem/chains';

export const CHAINS = [bsc, bscTestnet] as const;

/** viem counts the bytes of calls, so this collects about 200 kB of calls into one request [W12, K3]. */
const MULTICALL_BATCH_BYTES = 204_800;

const STORAGE_KEY = 'wagmi_v1.1';

/** Asks the nodes of the configuration, one after another when one fails; without any, the connected wallet's own. */
const createTransport = (nodes: readonly string[] = []) =>
  nodes.length > 0 ? fallback(nodes.map((url) => http(url))) : unstable_connector(injected);

/** Creates wagmi's configuration. Nothing connects by itself: only a player's click does [W3]. */
export const createWalletConfig = ({ nodes }: WalletSettings) =>
  createConfig({
    chains: CHAINS,
    transports: {
      [bsc.id]: createTransport(nodes[bsc.id]),
      [bscTestnet.id]: createTransport(nodes[bscTestnet.id]),
    },
    batch: { multicall: { batchSize: MULTICALL_BATCH_BYTES } },
    storage: createStorage({ key: STORAGE_KEY, storage: window.localStorage }),
    // Wallets of this browser are found before wagmi is loaded.
    multiInjectedProviderDiscovery: false,
  });

export type WalletConfig = ReturnType<typeof createWalletConfig>;
