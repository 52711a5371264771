/**
 * Replaces timers of one length: the newest of them fires when the returned function is called, however slow the machine is.
 * `jest.restoreAllMocks` undoes it.
 */
export const holdTimeout = (lengthMs: number): (() => void) => {
  const startTimer = globalThis.setTimeout;
  let fire = (): void => undefined;
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms?: number) => {
    if (ms !== lengthMs) return startTimer(run, ms);
    fire = run;
  }) as typeof setTimeout);
  return () => fire();
};
