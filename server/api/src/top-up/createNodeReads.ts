import type { Hash, TransactionReceipt } from 'viem';
import type { ChainClient } from '../chain/ChainReader';
import { readOncePerKey } from './readOncePerKey';

/** What one node reports, read once for a batch of transfers: a player could send thousands in one transaction or block. */
export interface NodeReads {
  readHead(): Promise<bigint>;
  readBlockHash(blockNumber: bigint): Promise<Hash>;
  /** Returns undefined when no block contains the transaction. */
  findReceipt(hash: Hash): Promise<TransactionReceipt | undefined>;
}

async function findReceipt(client: ChainClient, hash: Hash): Promise<TransactionReceipt | undefined> {
  try {
    return await client.getTransactionReceipt({ hash });
  } catch (error) {
    if (error instanceof Error && error.name === 'TransactionReceiptNotFoundError') return undefined;
    throw error;
  }
}

/** Creates the reads of a node for one batch; a later one must see later blocks. */
export function createNodeReads(client: ChainClient): NodeReads {
  let head: bigint | undefined;
  return {
    readHead: async () => (head ??= await client.getBlockNumber({ cacheTime: 0 })),
    readBlockHash: readOncePerKey(
      async (blockNumber: bigint) => (await client.getBlock({ blockNumber })).hash,
    ),
    findReceipt: readOncePerKey((hash: Hash) => findReceipt(client, hash)),
  };
}
