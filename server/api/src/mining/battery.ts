import type { NodeStatus } from '@hashgrid/contracts';
import { ECONOMY } from '../economy';

const { capacity, drainPerSecond, fillPerSecond } = ECONOMY.battery;

/** What is written of a node when something happens to it; the rest follows from the time. Times are whole seconds. */
export interface Battery {
  /** The player's switch. A node that is on and empty stands still until it is recharged or started. */
  isOn: boolean;
  /** Ticks at `chargedAt`. */
  charge: number;
  chargedAt: number;
  expiresAt: number;
}

export interface BatteryState {
  status: NodeStatus;
  charge: number;
}

/** When a node that was switched on at `chargedAt` stops by itself: empty, or at the end of its life. */
export const stopsAt = ({ charge, chargedAt, expiresAt }: Battery): number =>
  Math.max(chargedAt, Math.min(chargedAt + Math.floor(charge / drainPerSecond), expiresAt));

const filled = (charge: number, seconds: number) => Math.min(capacity, charge + seconds * fillPerSecond);

/** What a node does at `at`, not before `chargedAt`: four ticks a second go while it runs, one comes while it idles. */
export function batteryAt(battery: Battery, at: number): BatteryState {
  const { isOn, charge, chargedAt, expiresAt } = battery;
  const stop = isOn ? stopsAt(battery) : chargedAt;
  const ran = Math.min(at, stop) - chargedAt;
  const left = charge - ran * drainPerSecond;
  if (at >= expiresAt) return { status: 'expired', charge: left };
  if (isOn && at < stop) return { status: 'running', charge: left };
  return { status: isOn ? 'depleted' : 'paused', charge: filled(left, at - stop) };
}

/** Seconds until an idle battery is full. */
export const secondsToFull = (charge: number): number => Math.ceil((capacity - charge) / fillPerSecond);

/** Whether the charge lasts for one second. */
export const canRun = (charge: number): boolean => charge >= drainPerSecond;
