import type { Queries } from '../database/Database';
import { keepForLater, takeKept } from './nodes.queries';
import type { Turn } from './enterGame';
import { takeNodes } from './findNode';
import { switchedOff, switchedOn } from './nodeChanges';
import { changeNodes } from './planRuns';

/** Switches the player's nodes off until `goOn`. */
export async function suspendNodes(queries: Queries, turn: Turn): Promise<void> {
  const nodes = await takeNodes(queries, turn);
  const stopped = nodes.flatMap((node) => switchedOff(node, turn.now) ?? []);
  await changeNodes(queries, turn, stopped);
  await keepForLater(
    queries,
    stopped.map(({ id }) => id),
  );
}

/** Switches those nodes on again that `suspendNodes` has switched off, as far as they have life and charge left. */
export async function goOn(queries: Queries, turn: Turn): Promise<void> {
  const kept = new Set(await takeKept(queries, turn.playerId));
  const nodes = await takeNodes(queries, turn);
  const going = nodes.flatMap((node) => (kept.has(node.id) ? (switchedOn(node, turn.now) ?? []) : []));
  await changeNodes(queries, turn, going);
}
