/** Time within which two signals come from one Ctrl-C: the terminal sends it to npm and to this process, and npm passes it on. */
const SAME_SIGNAL_MS = 1_000;

/**
 * Runs a server until SIGINT or SIGTERM, then closes it and exits the process. When starting or closing fails, prints the error and exits
 * with code 1. A signal more than `SAME_SIGNAL_MS` later exits immediately: starting can wait minutes for a database that doesn't respond.
 * @param start Starts the server, and returns the function that closes it. `signal` is aborted when the process is told to stop.
 */
export const runUntilStopped = async (
  start: (signal: AbortSignal) => Promise<() => Promise<void>>,
): Promise<never> => {
  const stopController = new AbortController();
  const stopped = new Promise<void>((resolve) => {
    let signaledAt: number | null = null;
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => {
        signaledAt ??= performance.now();
        if (performance.now() - signaledAt >= SAME_SIGNAL_MS) process.exit(1);
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
