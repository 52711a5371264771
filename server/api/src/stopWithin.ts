/**
 * Waits until `stop` has ended, at most `seconds`: a statement that the database never answers would keep the process from ending. Logs
 * when it gives up; what is unfinished then is rolled back, as after a kill.
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
      `Background work has not stopped within ${seconds} s, as when the database doesn't respond. Stopping without it; the database rolls back what is unfinished.`,
    );
}
