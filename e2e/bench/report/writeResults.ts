import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, release } from 'node:os';
import { join } from 'node:path';
import { BENCH_DIR } from '../build/benchPaths';
import type { MachineLoad } from '../machine/MachineLoad';
import type { JudgedGoal } from './judgeGoal';

interface Report {
  browserVersion: string;
  machineLoad: MachineLoad;
  goals: readonly JudgedGoal[];
  /** Every value that was measured, by part. */
  parts: Readonly<Record<string, unknown>>;
}

/**
 * Writes the goals and every measured value as JSON.
 * @returns The file's path.
 */
export const writeResults = ({ browserVersion, machineLoad, goals, parts }: Report): string => {
  const measuredAt = new Date().toISOString();
  const machine = {
    cpus: cpus().length,
    model: cpus()[0]?.model,
    kernel: release(),
    ...machineLoad.readings,
  };
  const content = { measuredAt, machine, node: process.version, browser: browserVersion, goals, parts };
  const dir = join(BENCH_DIR, 'results');
  mkdirSync(dir, { recursive: true });
  const file = join(dir, `${measuredAt.replaceAll(':', '-')}.json`);
  writeFileSync(file, JSON.stringify(content, null, 1));
  return file;
};
