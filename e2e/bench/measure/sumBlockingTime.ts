const LONG_TASK_MS = 50;

/** Returns the total blocking time in ms: the sum of what long tasks after `fromMs` take beyond 50 ms each. */
export const sumBlockingTime = (
  longTasks: readonly { startTime: number; duration: number }[],
  fromMs: number,
): number =>
  longTasks.reduce((total, { startTime, duration }) => {
    const durationAfter = startTime + duration - Math.max(startTime, fromMs);
    return total + Math.max(0, durationAfter - LONG_TASK_MS);
  }, 0);
