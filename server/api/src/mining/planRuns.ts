import type { Queries } from '../database/Database';
import { saveNodes, type NodeRow } from './nodes.queries';
import { endRuns, compactRuns, startRuns } from './runs.queries';
import { stopsAt } from './battery';
import type { MiningTransaction } from './beginMining';

/** Plans the runs of nodes from the turn's moment on, until each is empty or at its end. */
export async function planRuns(
  queries: Queries,
  { playerId, now }: Pick<MiningTransaction, 'playerId' | 'now'>,
  nodes: readonly NodeRow[],
): Promise<void> {
  const runs = nodes
    .filter((node) => node.isOn && stopsAt(node) > now)
    .map((node) => ({ nodeId: node.id, hashrate: node.hashrate, from: now, until: stopsAt(node) }));
  if (runs.length > 0) await startRuns(queries, playerId, runs);
}

/** Stores changed nodes and plans their runs anew; a few statements however many nodes there are. */
export async function changeNodes(
  queries: Queries,
  mining: MiningTransaction,
  nodes: readonly NodeRow[],
): Promise<void> {
  if (nodes.length === 0) return;
  const nodeIds = nodes.map(({ id }) => id);
  await compactRuns(queries, nodeIds);
  await endRuns(queries, { playerId: mining.playerId, nodeIds, at: mining.now });
  await saveNodes(queries, nodes);
  await planRuns(queries, mining, nodes);
}
