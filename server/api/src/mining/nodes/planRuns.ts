import type { Queries } from '../../database/Database';
import type { NodeRow } from './nodes.queries';
import { startRuns } from './runs.queries';
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
