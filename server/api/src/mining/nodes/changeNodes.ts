import type { Queries } from '../../database/Database';
import type { MiningTransaction } from './beginMiningTransaction';
import { saveNodes, type NodeRow } from './nodes.queries';
import { planRuns } from './planRuns';
import { compactRuns, endRuns } from './runs.queries';

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
