import type { MiningNode } from '@hashgrid/contracts';
import { renameNode as rename } from './nodes.queries';
import type { Context } from '../../Context';
import { limitRate } from '../../rate-limits/limitRate';
import { beginPlayerTransaction } from './beginPlayerTransaction';
import { lockLiveNodes } from './lockLiveNodes';
import { readNode } from './readNode';
import { parseNodeName } from './parseNodeName';

/** Renames a node. Throws `notFound` when the player has no such node, or it is expired, and a field error on `name`. */
export async function renameNode(
  context: Context,
  { playerId, id, name: input }: { playerId: string; id: string; name: string },
): Promise<MiningNode> {
  const name = parseNodeName(input);
  await limitRate(context, 'nodeChangesByAccount', playerId);
  return context.database.transaction(async (queries) => {
    const mining = await beginPlayerTransaction(context, queries, playerId);
    await lockLiveNodes(queries, mining, [id]);
    await rename(queries, { playerId, id, name });
    return readNode(queries, mining, id);
  });
}
