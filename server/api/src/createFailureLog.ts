/**
 * Creates a function that logs why a repeated task has failed, and that is called with null after a success. The same failure in a row
 * is logged once, because an outage may last for hours.
 * @param failure What could not be done.
 */
export function createFailureLog(log: (line: string) => void, failure: string) {
  let lastLine: string | null = null;
  return (error: unknown): void => {
    const line = error === null ? null : `${failure}; retrying: ${String(error)}`;
    if (line && line !== lastLine) log(line);
    lastLine = line;
  };
}
