import { isConnectionLost } from './isConnectionLost';
import { SQL_STATES } from './sqlStates';

/** Codes of transactions that PostgreSQL has rolled back as a whole, even at their commit: nothing of them has taken effect. */
const ROLLED_BACK: readonly unknown[] = [SQL_STATES.deadlock, SQL_STATES.serializationFailure];

const isRolledBack = (error: unknown): boolean => ROLLED_BACK.includes((error as NodeJS.ErrnoException).code);

/** Waits between attempts: a PostgreSQL server restarts within a few seconds. */
const RETRY_DELAYS_MS = [0, 100, 400, 1000, 2000];

/**
 * Runs `attempt` again while it fails with a lost connection, a deadlock or a serialization failure. An attempt calls `markCommitting`
 * before it sends a statement that may take effect although its answer is lost; if the connection is lost after that, it isn't repeated.
 */
export async function retryTransientErrors<Result>(
  attempt: (markCommitting: () => void) => Promise<Result>,
): Promise<Result> {
  for (const delay of RETRY_DELAYS_MS) {
    let isCommitting = false;
    try {
      return await attempt(() => void (isCommitting = true));
    } catch (error) {
      if (!isRolledBack(error) && (isCommitting || !isConnectionLost(error))) throw error;
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
  return attempt(() => undefined);
}
