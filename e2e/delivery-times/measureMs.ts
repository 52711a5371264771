/** Runs a task, and returns how long it took, in ms. */
export const measureMs = async (task: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now();
  await task();
  return performance.now() - startedAt;
};
