/**
 * Runs a server as the work of this process until SIGINT or SIGTERM, and ends the process. A start that fails ends it with the message.
 * @param start Starts the server, and returns the function that closes it. Its signal is aborted when the process is asked to stop.
 */
export const runUntilStopped = async (
  start: (signal: AbortSignal) => Promise<() => Promise<void>>,
): Promise<never> => {
  const stop = new AbortController();
  const stopped = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => {
        stop.abort();
        resolve();
      });
    }
  });
  try {
    const close = await start(stop.signal);
    await stopped;
    await close();
    process.exit(0);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
};
