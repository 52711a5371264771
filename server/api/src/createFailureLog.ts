const HOUR_MS = 3_600_000;

const formatDuration = (ms: number): string =>
  ms < 120_000 ? `${Math.round(ms / 1000)} s` : `${Math.round(ms / 60_000)} min`;

/**
 * Creates a function that logs why a repeated task has failed. It must get null after each success, and logs the first one after a
 * failure. An outage may last for hours, so each distinct error is logged once an hour.
 * @param failure What could not be done: `Could not settle blocks`.
 */
export function createFailureLog(log: (line: string) => void, failure: string): (error: unknown) => void {
  const logged = new Set<string>();
  let failingSince: number | null = null;
  let hourStart = 0;
  return (error) => {
    const now = performance.now();
    if (error === null) {
      if (failingSince !== null) log(`${failure} for ${formatDuration(now - failingSince)}. Working again.`);
      failingSince = null;
      return;
    }
    if (failingSince === null || now - hourStart >= HOUR_MS) {
      logged.clear();
      hourStart = now;
    }
    failingSince ??= now;
    const line = `${failure}; retrying: ${String(error)}`;
    if (!logged.has(line)) log(line);
    logged.add(line);
  };
}
