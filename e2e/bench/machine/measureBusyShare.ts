import { cpus } from 'node:os';

const PAUSE_MS = 500;

const readTimes = () => {
  const times = cpus().map((cpu) => cpu.times);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return { idle: sum(times.map(({ idle }) => idle)), all: sum(times.flatMap((time) => Object.values(time))) };
};

/** Waits half a second, and returns the share of CPU time (0–1), over all cores, that was busy meanwhile. */
export const measureBusyShare = async (): Promise<number> => {
  const before = readTimes();
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  const after = readTimes();
  const all = after.all - before.all;
  return all === 0 ? 0 : 1 - (after.idle - before.idle) / all;
};
