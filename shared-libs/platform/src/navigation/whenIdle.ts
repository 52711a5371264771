/** Minimum delay of a task, so that the current page loads first. */
const MIN_DELAY_MS = 1000;
/** After this much more time, the task runs even if the browser is still busy. */
const MAX_IDLE_WAIT_MS = 5000;

/** Runs a task, such as prefetching, when the browser is idle, so that it doesn't slow the current page; returns a cancel function. */
export function whenIdle(task: () => void): () => void {
  let idle = 0;
  const timer = setTimeout(() => {
    if (typeof requestIdleCallback === 'function')
      idle = requestIdleCallback(task, { timeout: MAX_IDLE_WAIT_MS });
    else task();
  }, MIN_DELAY_MS);
  return () => {
    clearTimeout(timer);
    if (idle) cancelIdleCallback(idle);
  };
}
