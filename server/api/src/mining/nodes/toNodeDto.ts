import type { MiningNode } from '@hashgrid/contracts';
import { ECONOMY } from '../../economy';
import type { EarningNode } from './nodes.queries';
import { calculateBatteryState, calculateSecondsToFull, calculateStopTime } from './battery';
import { toIso } from '../clock/gameTime';
import { toOre, toTerahashes } from '../prices/minedToken';
import { getHashrate, getNodeType, getRechargeCost, getUpgradeCost } from '../prices/nodeCosts';

const { capacity } = ECONOMY.battery;
/** The charge is rounded down to a ten-thousandth of the capacity. */
const CHARGE_STEPS = 10_000;

function toUpgradeDto({ type, level }: EarningNode): MiningNode['upgrade'] {
  const nodeType = getNodeType(type);
  const cost = getUpgradeCost(nodeType, level);
  return cost === undefined
    ? null
    : { hashrate: toTerahashes(getHashrate(nodeType, level + 1)), cost: toOre(cost) };
}

/** Converts a node to its API form at `now`. */
export function toNodeDto(node: EarningNode, now: number): MiningNode {
  const { status, charge } = calculateBatteryState(node, now);
  const isExpired = status === 'expired';
  const isIdle = status === 'paused' || status === 'depleted';
  return {
    id: node.id,
    name: node.name,
    type: node.type,
    status,
    level: node.level,
    hashrate: toTerahashes(node.hashrate),
    upgrade: isExpired ? null : toUpgradeDto(node),
    battery: {
      charge: Math.floor((charge * CHARGE_STEPS) / capacity) / CHARGE_STEPS,
      emptyAt: status === 'running' ? toIso(calculateStopTime(node)) : null,
      fullAt: isIdle && charge < capacity ? toIso(now + calculateSecondsToFull(charge)) : null,
    },
    rechargeCost: isExpired ? null : toOre(getRechargeCost(node.hashrate, charge)),
    earned: toOre(node.earned),
    createdAt: node.createdAt.toISOString(),
    expiresAt: toIso(node.expiresAt),
  };
}
