import type { PublicClient } from 'viem';

/** A viem client of one node. Concurrent contract calls are batched into one multicall. */
export type ChainClient = PublicClient;

/** Address of the contract Multicall3, the same on all supported chains. */
export const MULTICALL3 = '0xcA11bde05977b3631167028862bE2a173976CA11';

/** Reads one chain through public nodes. */
export interface ChainReader {
  readonly chainId: number;
  /**
   * Runs `read` on the first usable node, and on the next ones when it fails; `read` throws
   * `InvalidNodeResponseError` when a response is invalid. An error of the contract, such as a revert, is thrown without
   * trying another node.
   * @throws {NoChainNodeError} when no node is usable, or all of them have failed.
   */
  read<Result>(read: (client: ChainClient) => Promise<Result>): Promise<Result>;
  /**
   * Runs `read` on every usable node and returns the results of those that answered: at least two of them, unless only one node
   * is configured, so that no node decides alone while the others are down. An error of the contract is thrown, even if other nodes
   * answered.
   * @throws {NoChainNodeError} when no node is usable, or all of them have failed.
   * @throws {TooFewChainNodesError} when only one of several nodes has answered.
   */
  readAll<Result>(read: (client: ChainClient) => Promise<Result>): Promise<Result[]>;
}

/** No node of a chain can be used now. */
export class NoChainNodeError extends Error {
  override name = 'NoChainNodeError';

  constructor(chainId: number, cause?: unknown) {
    super(`No node of chain ${chainId} can be used. Check CHAIN_NODES_${chainId}.`, { cause });
  }
}

/** Only one of several nodes has answered a read that needs two. */
export class TooFewChainNodesError extends Error {
  override name = 'TooFewChainNodesError';

  constructor(chainId: number, cause?: unknown) {
    super(
      `Only one node of chain ${chainId} answered, but two have to agree. Check CHAIN_NODES_${chainId}.`,
      { cause },
    );
  }
}

/** Thrown when a node's response is invalid. */
export class InvalidNodeResponseError extends Error {
  override name = 'InvalidNodeResponseError';
}
