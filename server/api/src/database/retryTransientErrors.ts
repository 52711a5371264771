import { SQL_STATES } from './sqlStates';

/**
 * PostgreSQL's codes for a server that shuts down, has crashed or is starting, for broken connections, and for a new connection above
 * the server's or the role's limit: another connection is often free a moment later.
 */
const CONNECTION_SQL_STATES = /^(57P0[123]|08\w{3}|53300)$/;
const SYSTEM_CODES: readonly unknown[] = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTCONN'];
/** Messages of the driver's errors without a code, about a connection that broke. */
const DRIVER_MESSAGES = /^Connection terminated|^Client has encountered a connection error/;

/** Returns whether an error means that the connection to the database is lost or was refused. */
function isConnectionLost(error: unknown): boolean {
  const { code, message } = error as NodeJS.ErrnoException;
  return (
    SYSTEM_CODES.includes(code) || CONNECTION_SQL_STATES.test(code ?? '') || DRIVER_MESSAGES.test(message)
  );
}

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
