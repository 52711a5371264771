import type { NodeStatus } from '@hashgrid/contracts';
import type { NodeRow } from './nodes.queries';
import { calculateBatteryState } from './battery';

export interface NodeTotals {
  counts: Record<NodeStatus, number>;
  /** mTH/s of the running nodes, and of all unexpired ones. */
  running: bigint;
  total: bigint;
}

/** Returns the totals of a player's nodes at `now`. */
export function calculateNodeTotals(nodes: readonly NodeRow[], now: number): NodeTotals {
  const totals: NodeTotals = {
    counts: { running: 0, paused: 0, depleted: 0, expired: 0 },
    running: 0n,
    total: 0n,
  };
  for (const node of nodes) {
    const { status } = calculateBatteryState(node, now);
    totals.counts[status] += 1;
    if (status === 'running') totals.running += node.hashrate;
    if (status !== 'expired') totals.total += node.hashrate;
  }
  return totals;
}
