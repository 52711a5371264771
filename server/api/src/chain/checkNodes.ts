import type { ChainNode } from './ChainNode';
import { InvalidNodeResponseError } from './ChainReader';

/** Number of blocks, about half a minute of chain 56, by which a node may differ from the others. */
const MAX_DISTANCE = 50n;

async function readHead(node: ChainNode, chainId: number): Promise<bigint> {
  const [id, head] = await Promise.all([
    node.client.getChainId(),
    node.client.getBlockNumber({ cacheTime: 0 }),
  ]);
  if (id !== chainId) throw new InvalidNodeResponseError(`It serves chain ${id} rather than ${chainId}.`);
  return head;
}

/**
 * Returns the median block number, the higher one of two: a single node among three that is ahead can't make
 * the others look stale.
 */
const findReference = (heads: readonly bigint[]): bigint =>
  [...heads].sort((a, b) => (a < b ? -1 : 1))[Math.floor(heads.length / 2)] ?? 0n;

/** Checks all nodes that aren't backing off: that they answer, serve the chain and are about as far as the others. */
export async function checkNodes(nodes: readonly ChainNode[], chainId: number): Promise<void> {
  const answers = await Promise.all(
    nodes
      .filter((node) => !node.isBackingOff())
      .map((node) =>
        readHead(node, chainId).then(
          (head) => [{ node, head }],
          (error: unknown) => {
            node.markFailed(error);
            return [];
          },
        ),
      ),
  );
  const reached = answers.flat();
  const reference = findReference(reached.map(({ head }) => head));
  for (const { node, head } of reached) {
    const distance = reference > head ? reference - head : head - reference;
    if (distance > MAX_DISTANCE)
      node.markFailed(new InvalidNodeResponseError(`It is ${distance} blocks away from the others.`));
    else node.markUsable();
  }
}
