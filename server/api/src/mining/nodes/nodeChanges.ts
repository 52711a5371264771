import { ECONOMY } from '../../economy';
import type { NodeRow } from './nodes.queries';
import { calculateBatteryState, canStart } from './battery';
import { getHashrate, getNodeType } from '../prices/nodeCosts';

/**
 * Returns the node switched on at `now`; undefined when it is running, expired or too empty to run for a
 * minute.
 */
export function applySwitchOn(node: NodeRow, now: number): NodeRow | undefined {
  const { status, charge } = calculateBatteryState(node, now);
  if (status === 'running' || status === 'expired' || !canStart(charge)) return undefined;
  return { ...node, isOn: true, charge, chargedAt: now };
}

/** Returns the node switched off at `now`; undefined when it is already off. */
export function applySwitchOff(node: NodeRow, now: number): NodeRow | undefined {
  if (!node.isOn) return undefined;
  return { ...node, isOn: false, charge: calculateBatteryState(node, now).charge, chargedAt: now };
}

/**
 * Returns the node fully charged at `now`, which resumes it if it had stopped because it was empty, even if it has filled up
 * since; undefined when there is nothing to change.
 */
export function applyRecharge(node: NodeRow, now: number): NodeRow | undefined {
  const { capacity } = ECONOMY.battery;
  const { status, charge } = calculateBatteryState(node, now);
  if (charge >= capacity && status !== 'depleted') return undefined;
  return { ...node, charge: capacity, chargedAt: now };
}

/** Returns the node one level higher, with the same state and charge. */
export function applyUpgrade(node: NodeRow): NodeRow {
  const level = node.level + 1;
  return { ...node, level, hashrate: getHashrate(getNodeType(node.type), level) };
}
