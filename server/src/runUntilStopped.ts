/**
 * Runs a server until SIGINT or SIGTERM, closes it and exits the process. When starting or closing fails, prints the error and exits
 * with code 1.
 * @param start Starts the server, and returns the function that closes it. `signal` is aborted when the process is told to stop.
 */
export const runUntilStopped = async (
  start: (signal: AbortSignal) => Promise<() => Promise<void>>,
): Promise<never> => {
  const stopController = new AbortController();
  const stopped = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => {
        stopController.abort();
        resolve();
      });
    }
  });
  try {
    const close = await start(stopController.signal);
    await stopped;
    await close();
    process.exit(0);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
};
