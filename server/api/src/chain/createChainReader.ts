import { ChainNode } from './ChainNode';
import {
  MULTICALL3,
  NoChainNodeError,
  TooFewChainNodesError,
  type ChainClient,
  type ChainReader,
} from './ChainReader';
import { checkNodes } from './checkNodes';
import { createNodeFetch } from './createNodeFetch';
import { isContractError } from './isContractError';

/** Size of a multicall in bytes [W12]. */
const MULTICALL_BYTES = 204_800;

/** How long the result of a check of the nodes is valid. */
const CHECK_MS = 15_000;
const REQUEST_TIMEOUT_MS = 4000;

export interface ChainReaderOptions {
  chainId: number;
  /** URLs of nodes, the preferred one first. */
  urls: readonly string[];
  log: (line: string) => void;
  /** A node that doesn't answer a request completely in this time is skipped. */
  timeoutMs?: number | undefined;
  /** Monotonic time in milliseconds. */
  clock?: () => number;
}

interface NodeOptions extends ChainReaderOptions {
  clock: () => number;
}

/** Creates the clients of all nodes. Imports viem on demand, because it would slow down every start of the process. */
async function openNodes(options: NodeOptions): Promise<ChainNode[]> {
  const { chainId, urls, log, clock, timeoutMs = REQUEST_TIMEOUT_MS } = options;
  const { createPublicClient, http, TimeoutError } = await import('viem');
  const fetchFn = createNodeFetch(timeoutMs, (url) => new TimeoutError({ body: {}, url }));
  const chain = {
    id: chainId,
    name: `Chain ${chainId}`,
    nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
    rpcUrls: { default: { http: [] } },
    contracts: { multicall3: { address: MULTICALL3 } },
  } as const;
  return urls.map((url) => {
    const client = createPublicClient({
      chain,
      transport: http(url, { fetchFn, timeout: 0, retryCount: 0 }),
      batch: { multicall: { batchSize: MULTICALL_BYTES } },
    });
    return new ChainNode(client as ChainClient, `node ${new URL(url).host} of chain ${chainId}`, {
      log,
      clock,
    });
  });
}

/** Creates the reader of one chain. It sends no request before its first read. */
export function createChainReader(options: ChainReaderOptions): ChainReader {
  const { chainId } = options;
  const clock = options.clock ?? (() => performance.now());
  let opened: Promise<ChainNode[]> | undefined;
  let checking: Promise<void> | undefined;
  let checkedUntil = 0;

  const isCheckDue = (nodes: readonly ChainNode[]): boolean =>
    clock() >= checkedUntil || nodes.some((node) => !node.isUsable && !node.isBackingOff());

  const check = (nodes: readonly ChainNode[]): Promise<void> => {
    checkedUntil = clock() + CHECK_MS;
    checking ??= checkNodes(nodes, chainId).finally(() => (checking = undefined));
    return checking;
  };

  /** Returns the nodes to read from; waits for a check only when there would be none. */
  async function listUsable(): Promise<ChainNode[]> {
    opened ??= openNodes({ ...options, clock });
    const nodes = await opened;
    const pendingCheck = isCheckDue(nodes) ? check(nodes) : checking;
    if (!nodes.some(({ isUsable }) => isUsable)) await pendingCheck;
    return nodes.filter(({ isUsable }) => isUsable);
  }

  return {
    chainId,
    async read(read) {
      let failure: unknown;
      for (const node of await listUsable())
        try {
          return await read(node.client);
        } catch (error) {
          if (isContractError(error)) throw error;
          node.markFailed(error);
          failure = error;
        }
      throw new NoChainNodeError(chainId, failure);
    },
    async readAll(read) {
      const failures: unknown[] = [];
      const readNode = async (node: ChainNode) => {
        try {
          return [await read(node.client)];
        } catch (error) {
          if (isContractError(error)) throw error;
          node.markFailed(error);
          failures.push(error);
          return [];
        }
      };
      const results = (await Promise.all((await listUsable()).map(readNode))).flat();
      if (results.length === 0) throw new NoChainNodeError(chainId, failures[0]);
      if (results.length === 1 && options.urls.length > 1)
        throw new TooFewChainNodesError(chainId, failures[0]);
      return results;
    },
  };
}
