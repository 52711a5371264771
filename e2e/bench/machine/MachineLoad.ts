import { cpus, loadavg } from 'node:os';
import { calculateQuantile } from '../report/statistics';
import { measureBusyShare } from './measureBusyShare';

/** Highest load average per core, in the minute before the start, of a quiet machine. */
const START_LIMIT = 0.5;
/** Highest busy share of all cores, while the bench itself pauses, of a quiet machine. */
const BUSY_LIMIT = 0.15;
/** Quantile of the pauses that must be within `BUSY_LIMIT`: one in ten may be busy, for example with a scheduled task. */
const JUDGED_QUANTILE = 0.9;

const toPercent = (share: number) => `${Math.round(share * 100)}%`;

/** How busy other work kept the machine before and during the bench. */
export interface LoadReadings {
  /** Load average of the minute before the start, divided by the number of cores. */
  loadPerCore: number;
  /** Busy shares of the cores, read while the bench paused. */
  busyShares: number[];
}

/** Returns why times that were measured on this machine are unreliable; null for a quiet machine. */
export const explainLoad = ({ loadPerCore, busyShares }: LoadReadings): string | null => {
  if (loadPerCore > START_LIMIT) {
    return `The load before the start was ${loadPerCore.toFixed(2)} per core; at most ${START_LIMIT} is quiet.`;
  }
  const busyShare = calculateQuantile(busyShares, JUDGED_QUANTILE) ?? 0;
  if (busyShare > BUSY_LIMIT) {
    return `In one of ten pauses, other work kept at least ${toPercent(busyShare)} of the cores busy during the run; at most ${toPercent(BUSY_LIMIT)} is quiet.`;
  }
  return null;
};

/**
 * Records how busy the machine is with work other than the bench. Create it before the first build, because the builds of the
 * bench raise the load average.
 */
export class MachineLoad {
  readonly readings: LoadReadings = { loadPerCore: loadavg()[0]! / cpus().length, busyShares: [] };

  /** Pauses briefly and records how busy the cores are meanwhile. Call it between measurements. */
  async recordBusyShare(): Promise<void> {
    this.readings.busyShares.push(await measureBusyShare());
  }

  /** Returns why times are unreliable; null while the machine is quiet. */
  explain(): string | null {
    return explainLoad(this.readings);
  }
}
