/**
 * Holds the timers of one length until the test ends them by the returned function, however slow the machine is.
 * `jest.restoreAllMocks` undoes it.
 */
export const holdTimeout = (lengthMs: number): (() => void) => {
  const start = globalThis.setTimeout;
  let end = (): void => undefined;
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms?: number) => {
    if (ms !== lengthMs) return start(run, ms);
    end = run;
  }) as typeof setTimeout);
  return () => end();
};
