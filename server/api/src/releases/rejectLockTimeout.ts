import { DomainError } from '../DomainError';

/** Code of PostgreSQL for a lock that another transaction has held for too long. */
const LOCK_TIMEOUT = '55P03';

/** Returns a handler that rejects with `message` if a statement has waited too long for a lock, and otherwise with the error itself. */
export const rejectLockTimeout =
  (message: string) =>
  (error: unknown): never => {
    if ((error as { code?: string }).code !== LOCK_TIMEOUT) throw error;
    throw new DomainError('unavailable', message);
  };
