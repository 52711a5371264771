interface IdleOptions {
  /** Time in which the current page loads first, ms. */
  minDelayMs?: number;
  /** After this much more time, ms, the task runs even if the browser is still busy. */
  maxWaitMs?: number;
}

/** Delay in browsers that can't tell when they are idle. */
const FALLBACK_DELAY_MS = 200;

/** Runs a task, such as prefetching, when the browser is idle, so that it doesn't slow the current page; returns a cancel function. */
export function whenIdle(
  task: () => void,
  { minDelayMs = 1000, maxWaitMs = 5000 }: IdleOptions = {},
): () => void {
  let idle = 0;
  let timer = setTimeout(() => {
    if (typeof requestIdleCallback === 'function') idle = requestIdleCallback(task, { timeout: maxWaitMs });
    else timer = setTimeout(task, FALLBACK_DELAY_MS);
  }, minDelayMs);
  return () => {
    clearTimeout(timer);
    if (idle) cancelIdleCallback(idle);
  };
}
