/** PostgreSQL's codes of errors that are handled. */
export const SQL_STATES = {
  /** The transaction was rolled back to end a deadlock. */
  deadlock: '40P01',
  /** The transaction was rolled back because of a concurrent change, at an isolation level that an operator has set. */
  serializationFailure: '40001',
  insufficientPrivilege: '42501',
  /** The server is a standby, such as a former primary after a failover. Nothing was written. */
  readOnlyTransaction: '25006',
  /** A new connection is above the limit of the server, the database or the role. */
  tooManyConnections: '53300',
  /** Another transaction has held the lock for too long. */
  lockNotAvailable: '55P03',
} as const;
