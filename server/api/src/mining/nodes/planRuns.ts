import type { Queries } from '../../database/Database';
import { saveNodes, type NodeRow } from './nodes.queries';
import { endRuns, compactRuns, startRuns } from './runs.queries';
import { calculateStopTime } from './battery';
import type { MiningTransaction } from './beginMiningTransaction';

/** Plans the runs of nodes from the time of the transaction until each is empty or expires. */
export async function planRuns(
  queries: Queries,
  { playerId, now }: Pick<MiningTransaction, 'playerId' | 'now'>,
  nodes: readonly NodeRow[],
): Promise<void> {
  const runs = nodes
    .filter((node) => node.isOn && calculateStopTime(node) > now)
    .map((node) => ({ nodeId: node.id, hashrate: node.hashrate, from: now, until: calculateStopTime(node) }));
  if (runs.length > 0) await startRuns(queries, playerId, runs);
}

/** Stores changed nodes and replaces their planned runs, in a constant number of statements. */
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
