/** How long a stop waits for background work after `DRAIN_SECONDS` and `CLOSE_GRACE_MS`. docs/operations.md has the sum. */
export const STOP_SECONDS = 15;

/**
 * Waits until `stop` has ended, at most `seconds`: a statement that the database never answers would keep the process from ending. Logs
 * when it gives up; the database then rolls back unfinished transactions, as after a kill.
 */
export async function stopWithin(
  seconds: number,
  log: (line: string) => void,
  stop: () => Promise<unknown>,
): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const isLate = await Promise.race([
    stop().then(() => false),
    new Promise<true>((resolve) => {
      timer = setTimeout(resolve, seconds * 1000, true);
    }),
  ]).finally(() => clearTimeout(timer));
  if (isLate)
    log(
      `Background work did not stop within ${seconds} s; the database may not be responding. Stopping anyway: the database rolls back unfinished transactions.`,
    );
}
