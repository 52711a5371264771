import type { MiningNode } from '@hashgrid/contracts';
import type { Queries } from '../../database/Database';
import type { MiningTransaction } from './beginMiningTransaction';
import { unknownNodeError } from './lockLiveNodes';
import { listNodes } from './nodes.queries';
import { toNodeDto } from './toNodeDto';

/** Returns one of the player's nodes. Throws `notFound`. */
export async function readNode(
  queries: Queries,
  { playerId, now }: MiningTransaction,
  id: string,
): Promise<MiningNode> {
  const [node] = await listNodes(queries, { playerId, id, since: 0 });
  if (!node) throw unknownNodeError();
  return toNodeDto(node, now);
}
