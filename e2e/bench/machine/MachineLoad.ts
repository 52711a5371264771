import { cpus, loadavg } from 'node:os';
import { calculateQuantile } from '../report/statistics';
import { measureBusyShare } from './measureBusyShare';

/** Processes that run or wait, by core, in the minute before the start. */
const START_LIMIT = 0.5;
/** Share of all cores that is busy while the bench itself pauses. */
const BUSY_LIMIT = 0.15;
/** One pause in ten may be busy: a scheduled task of the system does not end a run. */
const TOLERATED_SHARE = 0.9;

const toPercent = (share: number) => `${Math.round(share * 100)}%`;

/** What other work the machine did before and during the bench. */
export interface LoadReadings {
  /** Load average of the minute before the start, divided by the number of cores. */
  loadPerCore: number;
  /** Busy shares of the cores, read while the bench paused. */
  busyShares: number[];
}

/** Returns why times measured on this machine say nothing; null on a quiet one. */
export const explainLoad = ({ loadPerCore, busyShares }: LoadReadings): string | null => {
  if (loadPerCore > START_LIMIT) {
    return `The load before the start was ${loadPerCore.toFixed(2)} per core; at most ${START_LIMIT} is quiet.`;
  }
  const typical = calculateQuantile(busyShares, TOLERATED_SHARE) ?? 0;
  if (typical > BUSY_LIMIT) {
    return `Other work kept up to ${toPercent(typical)} of the cores busy during the run; at most ${toPercent(BUSY_LIMIT)} is quiet.`;
  }
  return null;
};

/** Watches whether the machine does anything but the bench. Create it before the first build, whose load is the bench's own. */
export class MachineLoad {
  readonly readings: LoadReadings = { loadPerCore: loadavg()[0]! / cpus().length, busyShares: [] };

  /** Pauses briefly and records how busy the cores are meanwhile. Call it between measurements. */
  async recordBusyShare(): Promise<void> {
    this.readings.busyShares.push(await measureBusyShare());
  }

  explain(): string | null {
    return explainLoad(this.readings);
  }
}
