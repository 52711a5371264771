import type { Queries } from '../../database/Database';
import { markForResume, takeMarkedForResume } from './nodes.queries';
import type { MiningTransaction } from './beginMiningTransaction';
import { lockLiveNodes } from './lockLiveNodes';
import { applySwitchOff, applySwitchOn } from './nodeChanges';
import { changeNodes } from './changeNodes';

/** Switches off all nodes of the player that are on, and marks them for `resumeNodes`. */
export async function suspendNodes(queries: Queries, mining: MiningTransaction): Promise<void> {
  const nodes = await lockLiveNodes(queries, mining);
  const stopped = nodes.flatMap((node) => applySwitchOff(node, mining.now) ?? []);
  await changeNodes(queries, mining, stopped);
  await markForResume(
    queries,
    stopped.map(({ id }) => id),
  );
}

/** Switches on the nodes that `suspendNodes` switched off, unless they are expired or too empty to run for a minute. */
export async function resumeNodes(queries: Queries, mining: MiningTransaction): Promise<void> {
  const markedIds = new Set(await takeMarkedForResume(queries, mining.playerId));
  const nodes = await lockLiveNodes(queries, mining);
  const started = nodes.flatMap((node) =>
    markedIds.has(node.id) ? (applySwitchOn(node, mining.now) ?? []) : [],
  );
  await changeNodes(queries, mining, started);
}
