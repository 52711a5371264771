import { MAX_NODE_LEVEL } from '@hashgrid/contracts';
import { ECONOMY, type NodeType } from '../../economy';
import { toExactMinorUnits } from '../../ledger/amounts';
import { ORE_DECIMALS } from '../../ledger/tokenDecimals';

/** mTH/s per TH/s. */
export const MTH_PER_TH = 1000n;

const toOreUnits = (decimal: string) => toExactMinorUnits(decimal, ORE_DECIMALS);
/** ORE (minor units) for a full recharge of 1 TH/s. */
const RECHARGE_COST = toOreUnits(ECONOMY.rechargeCost);
const CAPACITY = BigInt(ECONOMY.battery.capacity);

/**
 * Returns the node type with this code, from the shop or the starter. Throws when `economy.ts` lacks it, for example after it was
 * removed.
 */
export function getNodeType(code: string): NodeType {
  const nodeType = [ECONOMY.starter, ...ECONOMY.shop].find((each) => each.code === code);
  if (!nodeType) throw new Error(`Nodes of type "${code}" are not in economy.ts. Put the type back.`);
  return nodeType;
}

/** Returns the hashrate of a node type at a level in mTH/s: each level adds `levelPercent` of the base. */
export const getHashrate = ({ hashrate }: NodeType, level: number): bigint =>
  (hashrate * (100n + ECONOMY.node.levelPercent * BigInt(level - 1))) / 100n;

/**
 * Returns the cost in ORE (minor units) of the upgrade from `level`, which is `upgradeCostFactor` times that of the previous
 * upgrade; undefined at the maximum level.
 */
export function getUpgradeCost(nodeType: NodeType, level: number): bigint | undefined {
  if (level >= MAX_NODE_LEVEL) return undefined;
  return toOreUnits(nodeType.upgradeCost) * ECONOMY.node.upgradeCostFactor ** BigInt(level - 1);
}

/**
 * Returns the cost in ORE (minor units) of recharging a battery to its full capacity, rounded up; 0 for a full battery.
 * @param hashrate In mTH/s.
 * @param charge In the units of `ECONOMY.battery.capacity`.
 */
export function getRechargeCost(hashrate: bigint, charge: number): bigint {
  const missing = CAPACITY - BigInt(charge);
  const divisor = CAPACITY * MTH_PER_TH;
  return (missing * hashrate * RECHARGE_COST + divisor - 1n) / divisor;
}
