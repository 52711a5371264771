import { MAX_NODE_LEVEL } from '@hashgrid/contracts';
import { ECONOMY, type NodeModel } from '../economy';
import { toExactMinorUnits } from '../ledger/amounts';
import { ORE_DECIMALS } from '../ledger/tokenDecimals';

/** mTH/s per TH/s. */
export const MILLI = 1000n;

const oreUnits = (decimal: string) => toExactMinorUnits(decimal, ORE_DECIMALS);
const RECHARGE = oreUnits(ECONOMY.rechargeCost);
const CAPACITY = BigInt(ECONOMY.battery.capacity);

/** Returns the node type with this code, from the shop or the starter. */
export function findModel(code: string): NodeModel | undefined {
  return [ECONOMY.starter, ...ECONOMY.shop].find((model) => model.code === code);
}

export function getNodeModel(code: string): NodeModel {
  const model = findModel(code);
  if (!model) throw new Error(`Nodes of type "${code}" are not in economy.ts; put the type back.`);
  return model;
}

/** Returns the hashrate of a node type at a level in mTH/s: each level adds 15 % of the base. */
export const hashrateAt = ({ hashrate }: NodeModel, level: number): bigint =>
  (hashrate * (100n + ECONOMY.node.levelPercent * BigInt(level - 1))) / 100n;

/**
 * Returns the cost in ORE (minor units) of the upgrade from `level`, a multiple of that of the previous one; undefined
 * at the maximum level.
 */
export function upgradeCost(model: NodeModel, level: number): bigint | undefined {
  if (level >= MAX_NODE_LEVEL) return undefined;
  return oreUnits(model.upgradeCost) * ECONOMY.node.upgradeCostFactor ** BigInt(level - 1);
}

/** Returns the cost in ORE (minor units) of a full recharge, rounded up; 0 for a full battery. */
export function rechargeCost(hashrate: bigint, charge: number): bigint {
  const missing = CAPACITY - BigInt(charge);
  const whole = CAPACITY * MILLI;
  return (missing * hashrate * RECHARGE + whole - 1n) / whole;
}
