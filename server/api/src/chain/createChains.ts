import type { ChainReader } from './ChainReader';
import { createChainReader } from './createChainReader';

/** URLs of public nodes by the ID of their chain. */
export type ChainNodes = Readonly<Record<number, readonly string[]>>;

/** The chains that nodes are configured for. */
export interface Chains {
  /** Returns the reader of a chain; undefined when no node of it is configured. */
  find(chainId: number): ChainReader | undefined;
}

/** Creates the readers of all configured chains; see `ChainReaderOptions` for `timeoutMs`. */
export function createChains(nodes: ChainNodes, log: (line: string) => void, timeoutMs?: number): Chains {
  const readers = new Map(
    Object.entries(nodes)
      .filter(([, urls]) => urls.length > 0)
      .map(([id, urls]) => [Number(id), createChainReader({ chainId: Number(id), urls, log, timeoutMs })]),
  );
  return { find: (chainId) => readers.get(chainId) };
}
