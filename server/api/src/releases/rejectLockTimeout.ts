import { SQL_STATES } from '../database/sqlStates';
import { DomainError } from '../DomainError';

/** Returns a handler that rejects with `message` if a statement has waited too long for a lock, and otherwise with the error itself. */
export const rejectLockTimeout =
  (message: string) =>
  (error: unknown): never => {
    if ((error as { code?: string }).code !== SQL_STATES.lockNotAvailable) throw error;
    throw new DomainError('unavailable', message);
  };
