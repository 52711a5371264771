/**
 * Intercepts `setTimeout` calls with this delay; the returned function fires the latest one.
 * `jest.restoreAllMocks` undoes it.
 */
export const holdTimeout = (delayMs: number): (() => void) => {
  const startTimer = globalThis.setTimeout;
  let fire = (): void => undefined;
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms?: number) => {
    if (ms !== delayMs) return startTimer(run, ms);
    fire = run;
  }) as typeof setTimeout);
  return () => fire();
};
