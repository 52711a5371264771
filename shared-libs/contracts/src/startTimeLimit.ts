/** A timer that is later than this was delayed by a pause of the machine, the process or the tab. */
const LATE_MS = 1000;

/**
 * Calls back after `ms`; the returned function prevents that. When the timer is late, it waits for `ms` once more: after a pause, timers
 * run before the data that has arrived meanwhile is read. Only once more, because browsers delay all timers of a hidden tab, by up to a
 * minute.
 */
export function startTimeLimit(ms: number, onExceeded: () => void): () => void {
  // Not `Date.now`: timers don't follow a clock that is set.
  const startedAt = performance.now();
  let timer = setTimeout(() => {
    if (performance.now() - startedAt > ms + LATE_MS) timer = setTimeout(onExceeded, ms);
    else onExceeded();
  }, ms);
  return () => clearTimeout(timer);
}
