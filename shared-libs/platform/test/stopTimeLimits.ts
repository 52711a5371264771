/**
 * Stops the clock of time limits until the end of the test or `mockRestore`: on a busy machine, the one for cookies of another tab
 * might pass before the test sets them.
 */
export const stopTimeLimits = (): jest.SpyInstance<number> =>
  jest.spyOn(performance, 'now').mockReturnValue(performance.now());
