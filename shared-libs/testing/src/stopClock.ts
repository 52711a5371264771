/**
 * Stops `Date.now()` for the rest of a test, so that a countdown is the same however late a busy machine reads it. Timers still run.
 * Returns a function that advances it by some milliseconds.
 */
export function stopClock(): (ms: number) => void {
  let now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  return (ms) => {
    now += ms;
  };
}
