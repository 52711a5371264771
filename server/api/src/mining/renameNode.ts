import type { MiningNode } from '@hashgrid/contracts';
import { renameNode as rename } from './nodes.queries';
import type { Context } from '../Context';
import { limitRate } from '../rate-limits/limitRate';
import { enterGame } from './enterGame';
import { readNode, takeNodes } from './findNode';
import { nodeName } from './nodeName';

/** Gives a node another name. Throws 404 when the player has no such node. */
export async function renameNode(
  context: Context,
  { playerId, id, name: given }: { playerId: string; id: string; name: string },
): Promise<MiningNode> {
  const name = nodeName(given);
  await limitRate(context, 'nodeChangesByAccount', playerId);
  return context.database.transaction(async (queries) => {
    const turn = await enterGame(context, queries, playerId);
    await takeNodes(queries, turn, [id]);
    await rename(queries, { playerId, id, name, now: turn.now });
    return readNode(queries, turn, id);
  });
}
