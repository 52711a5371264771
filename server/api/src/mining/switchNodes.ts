import type { BulkResult, MiningNode } from '@hashgrid/contracts';
import type { Queries } from '../database/Database';
import { MESSAGES } from '../messages';
import type { NodeRow } from './nodes.queries';
import type { Context } from '../Context';
import { limitRate } from '../rate-limits/limitRate';
import { ProductError } from '../ProductError';
import { batteryAt } from './battery';
import { enterGame, type Turn } from './enterGame';
import { readNode, takeNodes } from './findNode';
import { MINED } from './minedToken';
import { switchedOff, switchedOn } from './nodeChanges';
import { changeNodes } from './planRuns';

async function switchAll(
  queries: Queries,
  { turn, nodes, isOn }: { turn: Turn; nodes: NodeRow[]; isOn: boolean },
): Promise<number> {
  const change = isOn ? switchedOn : switchedOff;
  const changed = nodes.flatMap((node) => change(node, turn.now) ?? []);
  await changeNodes(queries, turn, changed);
  return changed.length;
}

/** Starts or stops several nodes, all when none is named; those that cannot be or are already stay as they are. */
export async function switchNodes(
  context: Context,
  { playerId, ids, isOn }: { playerId: string; ids?: string[]; isOn: boolean },
): Promise<BulkResult> {
  await limitRate(context, 'nodeChangesByAccount', playerId);
  return context.database.transaction(async (queries) => {
    const turn = await enterGame(context, queries, playerId);
    const nodes = await takeNodes(queries, turn, ids);
    const changed = await switchAll(queries, { turn, nodes, isOn });
    return { changed, token: MINED, cost: '0', transactionId: null };
  });
}

/** Starts or stops one node. Throws 404 when it is not there, 409 when its battery is empty. */
export async function switchNode(
  context: Context,
  { playerId, id, isOn }: { playerId: string; id: string; isOn: boolean },
): Promise<MiningNode> {
  await limitRate(context, 'nodeChangesByAccount', playerId);
  return context.database.transaction(async (queries) => {
    const turn = await enterGame(context, queries, playerId);
    const nodes = await takeNodes(queries, turn, [id]);
    const changed = await switchAll(queries, { turn, nodes, isOn });
    if (isOn && changed === 0 && batteryAt(nodes[0]!, turn.now).status !== 'running')
      throw new ProductError(409, MESSAGES.nodeEmpty);
    return readNode(queries, turn, id);
  });
}
