import type { Hash, TransactionReceipt } from 'viem';
import type { ChainClient } from '../chain/ChainReader';
import { readOncePerKey } from './readOncePerKey';

/** The state of a block that a node doesn't have, or not yet: the node can't tell anything about the transfers in it. */
export const UNAVAILABLE = 'unavailable';

/** What one node reports, read once for a batch of transfers: a player could send thousands in one transaction or block. */
export interface NodeReads {
  readHead(): Promise<bigint>;
  readBlockHash(blockNumber: bigint): Promise<Hash | typeof UNAVAILABLE>;
  /** Returns undefined when no block contains the transaction. */
  findReceipt(hash: Hash): Promise<TransactionReceipt | undefined>;
}

const hasName = (error: unknown, name: string): boolean => error instanceof Error && error.name === name;

async function readBlockHash(client: ChainClient, blockNumber: bigint): Promise<Hash | typeof UNAVAILABLE> {
  try {
    return (await client.getBlock({ blockNumber })).hash;
  } catch (error) {
    if (hasName(error, 'BlockNotFoundError')) return UNAVAILABLE;
    throw error;
  }
}

async function findReceipt(client: ChainClient, hash: Hash): Promise<TransactionReceipt | undefined> {
  try {
    return await client.getTransactionReceipt({ hash });
  } catch (error) {
    if (hasName(error, 'TransactionReceiptNotFoundError')) return undefined;
    throw error;
  }
}

/** Creates the reads of a node for one batch; a later one must see later blocks. */
export function createNodeReads(client: ChainClient): NodeReads {
  let head: bigint | undefined;
  return {
    readHead: async () => (head ??= await client.getBlockNumber({ cacheTime: 0 })),
    readBlockHash: readOncePerKey((blockNumber: bigint) => readBlockHash(client, blockNumber)),
    findReceipt: readOncePerKey((hash: Hash) => findReceipt(client, hash)),
  };
}
