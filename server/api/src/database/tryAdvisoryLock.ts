import { ADVISORY_LOCKS } from './advisoryLocks';
import type { Queries } from './Database';
import { getFirstRow } from './getFirstRow';

/** Acquires a lock until the transaction ends. Returns false when another process holds it. */
export async function tryAdvisoryLock(queries: Queries, lock: keyof typeof ADVISORY_LOCKS): Promise<boolean> {
  const rows = await queries.query<{ isAcquired: boolean }>(
    'select pg_try_advisory_xact_lock($1) as "isAcquired"',
    [ADVISORY_LOCKS[lock]],
  );
  return getFirstRow(rows).isAcquired;
}
