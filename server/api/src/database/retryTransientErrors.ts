import { isConnectionLost } from './isConnectionLost';
import { SQL_STATES } from './sqlStates';

const isDeadlock = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === SQL_STATES.deadlock;

/** Waits between attempts: a PostgreSQL server restarts within a few seconds. */
const RETRY_DELAYS_MS = [0, 100, 400, 1000, 2000];

/**
 * Runs `attempt` again while it fails with a lost connection or a deadlock. An attempt calls `markCommitting` before it sends a
 * statement that may take effect although its answer is lost; if the connection is lost after that, it isn't repeated.
 */
export async function retryTransientErrors<Result>(
  attempt: (markCommitting: () => void) => Promise<Result>,
): Promise<Result> {
  for (const delay of RETRY_DELAYS_MS) {
    let isCommitting = false;
    try {
      return await attempt(() => void (isCommitting = true));
    } catch (error) {
      if (!isDeadlock(error) && (isCommitting || !isConnectionLost(error))) throw error;
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
  return attempt(() => undefined);
}
