/** Minimum delay before prefetching, so that the current page loads first. */
const PREFETCH_DELAY_MS = 1000;

/** Runs a task when the browser is idle, so that prefetching never slows the current page; returns a cancel function. */
export function whenIdle(task: () => void): () => void {
  let idle = 0;
  const timer = setTimeout(() => {
    if (typeof requestIdleCallback === 'function') idle = requestIdleCallback(task, { timeout: 5000 });
    else task();
  }, PREFETCH_DELAY_MS);
  return () => {
    clearTimeout(timer);
    if (idle) cancelIdleCallback(idle);
  };
}
