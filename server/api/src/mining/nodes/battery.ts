import type { NodeStatus } from '@hashgrid/contracts';
import { ECONOMY } from '../../economy';

const { capacity, drainPerSecond, fillPerSecond } = ECONOMY.battery;

/** Seconds for which a charge must last to start a node. One that lasts less would be empty again when screens next read it. */
const MIN_RUN_SECONDS = 60;

/** State of a node at its last change; everything later is computed from the time. Times are whole seconds. */
export interface Battery {
  /**
   * Whether the player has switched the node on. A node that is on but empty stays stopped until it is recharged or
   * started.
   */
  isOn: boolean;
  /** Charge in ticks at `chargedAt`. */
  charge: number;
  chargedAt: number;
  expiresAt: number;
}

export interface BatteryState {
  status: NodeStatus;
  /** In ticks. */
  charge: number;
}

/** Returns the time at which a node switched on at `chargedAt` stops: when it is empty or expires. */
export const calculateStopTime = ({ charge, chargedAt, expiresAt }: Battery): number =>
  Math.max(chargedAt, Math.min(chargedAt + Math.floor(charge / drainPerSecond), expiresAt));

const addIdleCharge = (charge: number, seconds: number) =>
  Math.min(capacity, charge + seconds * fillPerSecond);

/**
 * Returns the state of a node at a time. A running node uses four ticks a second; an idle one gains one. A time before
 * `chargedAt`, which a clock that stepped back may give, counts as `chargedAt`.
 */
export function calculateBatteryState(battery: Battery, time: number): BatteryState {
  const { isOn, charge, chargedAt, expiresAt } = battery;
  const at = Math.max(time, chargedAt);
  const stop = isOn ? calculateStopTime(battery) : chargedAt;
  const runSeconds = Math.min(at, stop) - chargedAt;
  const left = charge - runSeconds * drainPerSecond;
  if (at >= expiresAt) return { status: 'expired', charge: left };
  if (isOn && at < stop) return { status: 'running', charge: left };
  return { status: isOn ? 'depleted' : 'paused', charge: addIdleCharge(left, at - stop) };
}

/** Returns whether a battery whose charge is `charge` at `now` lasts until the node expires, so that recharging it is pointless. */
export const lastsUntilExpiry = (
  charge: number,
  { now, expiresAt }: { now: number; expiresAt: number },
): boolean => calculateStopTime({ isOn: true, charge, chargedAt: now, expiresAt }) >= expiresAt;

/** Returns the seconds until an idle battery is full. */
export const calculateSecondsToFull = (charge: number): number =>
  Math.ceil((capacity - charge) / fillPerSecond);

/** Returns whether a node with this charge can be started: whether it lasts for at least a minute. */
export const canStart = (charge: number): boolean => charge >= MIN_RUN_SECONDS * drainPerSecond;
