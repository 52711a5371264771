/** Returns how long a task takes. */
export const measure = async (task: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now();
  await task();
  return performance.now() - startedAt;
};

/** Runs a task as often as asked, numbered from 1. */
export const repeat = async (runs: number, task: (run: number) => Promise<void>): Promise<void> => {
  for (let run = 1; run <= runs; run += 1) await task(run);
};
