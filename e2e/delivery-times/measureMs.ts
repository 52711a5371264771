/** Runs a task, and returns how long it took, in ms. */
export const measureMs = async (task: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now();
  await task();
  return performance.now() - startedAt;
};

/** Runs a task `runs` times, one after the other, with the number of the run, from 1. */
export const repeat = async (runs: number, task: (run: number) => Promise<void>): Promise<void> => {
  for (let run = 1; run <= runs; run += 1) await task(run);
};
