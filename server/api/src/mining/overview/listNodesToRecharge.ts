import type { MiningNode } from '@hashgrid/contracts';
import { ECONOMY } from '../../economy';
import { calculateBatteryState, lastsUntilExpiry } from '../nodes/battery';
import type { EarningNode } from '../nodes/nodes.queries';
import { toNodeDto } from '../nodes/toNodeDto';

/** Maximum number of nodes that are listed. */
const MAX_LOW_NODES = 5;
/** Charge in ticks up to which a battery is low. */
const LOW_CHARGE = ECONOMY.battery.capacity / 4;

function needsCharge(node: EarningNode, now: number): boolean {
  const { status, charge } = calculateBatteryState(node, now);
  if (status === 'expired') return false;
  // A node that stopped because it was empty stays stopped while it recharges.
  if (status === 'depleted') return true;
  return charge <= LOW_CHARGE && !lastsUntilExpiry(charge, { now, expiresAt: node.expiresAt });
}

/** Returns up to five nodes to recharge, the emptiest first: those that ran empty, and those whose low charge ends before they expire. */
export const listNodesToRecharge = (nodes: readonly EarningNode[], now: number): MiningNode[] =>
  nodes
    .filter((node) => needsCharge(node, now))
    .map((node) => toNodeDto(node, now))
    .sort((left, right) => left.battery.charge - right.battery.charge)
    .slice(0, MAX_LOW_NODES);
