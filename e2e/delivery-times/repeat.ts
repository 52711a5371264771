/** Runs a task `runs` times in sequence. Passes it the number of the run, from 1. */
export const repeat = async (runs: number, task: (run: number) => Promise<void>): Promise<void> => {
  for (let run = 1; run <= runs; run += 1) await task(run);
};
