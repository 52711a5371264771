import type { WalletSettings } from '@hashgrid/contracts';
import { createConfig, createStorage, fallback, http, type Transport } from '@wagmi/core';
import { custom } from 'viem';
import { bsc, bscTestnet } from 'viem/chains';
import { safeLocalStorage } from './safeLocalStorage';

/** Chains that the page can use, as viem describes them. */
export const USABLE_CHAINS = [bsc, bscTestnet] as const;
export type ChainId = (typeof USABLE_CHAINS)[number]['id'];

/** Maximum bytes of the calls that viem batches into one request [W12]. */
const MULTICALL_BATCH_BYTES = 204_800;

/** Prefix of wagmi's keys in local storage, as specified [W3]. */
const STORAGE_KEY = 'wagmi_v1.1';

const NO_NODES = custom({
  request: () => Promise.reject(new Error('No node is configured. Set PUBLIC_NODES_56 and PUBLIC_NODES_97.')),
});

/** Creates a transport to the configured nodes, which tries the next one when one fails and contacts no other host. */
const createTransport = (nodes: readonly string[] = []): Transport =>
  nodes.length > 0 ? fallback(nodes.map((url) => http(url))) : NO_NODES;

/** Creates wagmi's configuration. Nothing connects automatically, only after a player's click. */
export const createWalletConfig = ({ nodes }: WalletSettings) =>
  createConfig({
    chains: USABLE_CHAINS,
    transports: {
      [bsc.id]: createTransport(nodes[bsc.id]),
      [bscTestnet.id]: createTransport(nodes[bscTestnet.id]),
    },
    batch: { multicall: { batchSize: MULTICALL_BATCH_BYTES } },
    storage: createStorage({ key: STORAGE_KEY, storage: safeLocalStorage }),
    // Keeps wagmi from loading what it stored before a reload: connections that only its automatic reconnection makes usable. After a
    // disconnect, it would return to one of these.
    ssr: true,
    // The wallets of this browser are found without wagmi, before it is loaded.
    multiInjectedProviderDiscovery: false,
  });

export type WalletConfig = ReturnType<typeof createWalletConfig>;
