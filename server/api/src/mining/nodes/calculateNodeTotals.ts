import type { NodeStatus } from '@hashgrid/contracts';
import { ECONOMY } from '../../economy';
import type { NodeRow } from './nodes.queries';
import { calculateBatteryState } from './battery';

export interface NodeTotals {
  /** Number of nodes by status. `refilled` is how many of the depleted ones have a full battery again. */
  counts: Record<NodeStatus | 'refilled', number>;
  /** mTH/s of the running nodes, and of all unexpired ones. */
  running: bigint;
  total: bigint;
}

/** Returns the totals of a player's nodes at `now`. */
export function calculateNodeTotals(nodes: readonly NodeRow[], now: number): NodeTotals {
  const totals: NodeTotals = {
    counts: { running: 0, paused: 0, depleted: 0, expired: 0, refilled: 0 },
    running: 0n,
    total: 0n,
  };
  for (const node of nodes) {
    const { status, charge } = calculateBatteryState(node, now);
    totals.counts[status] += 1;
    if (status === 'depleted' && charge >= ECONOMY.battery.capacity) totals.counts.refilled += 1;
    if (status === 'running') totals.running += node.hashrate;
    if (status !== 'expired') totals.total += node.hashrate;
  }
  return totals;
}
