import { ECONOMY } from '../economy';
import type { NodeRow } from './nodes.queries';
import { batteryAt, canRun } from './battery';
import { hashrateAt, modelOf } from './nodeCosts';

/** A node switched on at `now`; undefined when it runs already or has no charge to run. */
export function switchedOn(node: NodeRow, now: number): NodeRow | undefined {
  const { status, charge } = batteryAt(node, now);
  if (status === 'running' || status === 'expired' || !canRun(charge)) return undefined;
  return { ...node, isOn: true, charge, chargedAt: now };
}

/** A node switched off at `now`; undefined when it is off. */
export function switchedOff(node: NodeRow, now: number): NodeRow | undefined {
  if (!node.isOn) return undefined;
  return { ...node, isOn: false, charge: batteryAt(node, now).charge, chargedAt: now };
}

/** A node filled at `now`: one that stood still because it was empty goes on. Undefined when it is full. */
export function recharged(node: NodeRow, now: number): NodeRow | undefined {
  const { capacity } = ECONOMY.battery;
  if (batteryAt(node, now).charge >= capacity) return undefined;
  return { ...node, charge: capacity, chargedAt: now };
}

/** A node one level up; what it does and its charge stay. */
export function upgraded(node: NodeRow): NodeRow {
  const level = node.level + 1;
  return { ...node, level, hashrate: hashrateAt(modelOf(node.type), level) };
}
