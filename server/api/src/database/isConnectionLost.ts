import { SQL_STATES } from './sqlStates';

/** PostgreSQL's codes for a server that shuts down, has crashed or is starting, and for broken connections. */
const CONNECTION_SQL_STATES = /^(57P0[123]|08\w{3})$/;
/** PostgreSQL's codes for a server that lacks resources, such as memory or space on its disk. */
const RESOURCE_SQL_STATES = /^53\w{3}$/;
/** Codes of transactions that were rolled back because of another one. */
const CONFLICT_SQL_STATES: readonly unknown[] = [
  SQL_STATES.lockNotAvailable,
  SQL_STATES.deadlock,
  SQL_STATES.serializationFailure,
];
/** Codes of a refused or broken connection, and of a host that is gone: a stopped container has no name, a machine no route. */
const SYSTEM_CODES: readonly unknown[] = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTCONN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
];
/** Messages of the driver's errors without a code, about a connection that broke. */
const DRIVER_MESSAGES = /^Connection terminated|^Client has encountered a connection error/;
/** Message of the driver's error when a call has waited too long for a connection. */
const POOL_TIMEOUT = 'timeout exceeded when trying to connect';
/** Message of the driver's error when a statement has waited too long for its response. */
const RESPONSE_TIMEOUT = 'Query read timeout';

/** Returns whether an error means that the connection to the database is lost or was refused. */
export function isConnectionLost(error: unknown): boolean {
  const { code, message } = error as NodeJS.ErrnoException;
  return (
    SYSTEM_CODES.includes(code) ||
    CONNECTION_SQL_STATES.test(code ?? '') ||
    // Another connection is often free a moment later.
    code === SQL_STATES.tooManyConnections ||
    DRIVER_MESSAGES.test(message)
  );
}

/** Returns whether an error means that the server has not responded in time. */
export const isUnanswered = (error: unknown): boolean => (error as Error).message === RESPONSE_TIMEOUT;

/** Returns whether an error means that the connection leads to a server that accepts no writes. */
export const isReadOnly = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException).code === SQL_STATES.readOnlyTransaction;

/**
 * Returns whether an error means that a call got no connection to a database that responds and accepts writes, even after retries. A
 * statement that is canceled at its time limit doesn't count: the database works, and the statement would take as long again.
 */
export const isDatabaseUnavailable = (error: Error): boolean =>
  isConnectionLost(error) || error.message === POOL_TIMEOUT || isUnanswered(error) || isReadOnly(error);

/** Returns whether an error means that a database that works has rolled back a change that can succeed later. */
export function isDatabaseBusy(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return CONFLICT_SQL_STATES.includes(code) || RESOURCE_SQL_STATES.test(code ?? '');
}
