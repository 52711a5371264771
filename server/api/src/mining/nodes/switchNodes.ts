import { MINED_TOKEN_SYMBOL, type BulkResult, type MiningNode } from '@hashgrid/contracts';
import type { Queries } from '../../database/Database';
import { MESSAGES } from '../../messages';
import type { NodeRow } from './nodes.queries';
import type { Context } from '../../Context';
import { limitRate } from '../../rate-limits/limitRate';
import { DomainError } from '../../DomainError';
import { calculateBatteryState } from './battery';
import type { MiningTransaction } from './beginMiningTransaction';
import { beginPlayerTransaction } from './beginPlayerTransaction';
import { lockLiveNode, lockLiveNodes } from './lockLiveNodes';
import { readNode } from './readNode';
import { applySwitchOff, applySwitchOn } from './nodeChanges';
import { changeNodes } from './changeNodes';

async function switchAll(
  queries: Queries,
  { mining, nodes, isOn }: { mining: MiningTransaction; nodes: NodeRow[]; isOn: boolean },
): Promise<Pick<BulkResult, 'changed' | 'empty'>> {
  const change = isOn ? applySwitchOn : applySwitchOff;
  const changed = nodes.flatMap((node) => change(node, mining.now) ?? []);
  await changeNodes(queries, mining, changed);
  if (!isOn) return { changed: changed.length };
  const running = nodes.filter((node) => calculateBatteryState(node, mining.now).status === 'running');
  return { changed: changed.length, empty: nodes.length - running.length - changed.length };
}

/**
 * Starts or stops the given nodes, or all. Nodes that are already in that state, expired, or too empty to start, stay
 * unchanged. Throws `notFound` when one of `ids` is missing, or all are expired.
 */
export async function switchNodes(
  context: Context,
  { playerId, ids, isOn }: { playerId: string; ids?: string[]; isOn: boolean },
): Promise<BulkResult> {
  await limitRate(context, 'nodeChangesByAccount', playerId);
  return context.database.transaction(async (queries) => {
    const mining = await beginPlayerTransaction(context, queries, playerId);
    const nodes = await lockLiveNodes(queries, mining, ids);
    const result = await switchAll(queries, { mining, nodes, isOn });
    return { ...result, token: MINED_TOKEN_SYMBOL, cost: '0', transactionId: null };
  });
}

/** Starts or stops one node. Throws `notFound`, and `conflict` when its battery is empty. */
export async function switchNode(
  context: Context,
  { playerId, id, isOn }: { playerId: string; id: string; isOn: boolean },
): Promise<MiningNode> {
  await limitRate(context, 'nodeChangesByAccount', playerId);
  return context.database.transaction(async (queries) => {
    const mining = await beginPlayerTransaction(context, queries, playerId);
    const node = await lockLiveNode(queries, mining, id);
    const { empty = 0 } = await switchAll(queries, { mining, nodes: [node], isOn });
    if (empty > 0) throw new DomainError('conflict', MESSAGES.batteryEmpty);
    return readNode(queries, mining, id);
  });
}
