import { getFirstRow } from '../database/getFirstRow';
import type { Queries } from '../database/Database';

/** Key that no other advisory lock uses. */
const ADVISORY_LOCK = 4_711_003;

/** Acquires the purge lock until the transaction ends. Returns false when another process holds it. */
export async function tryPurgeLock(queries: Queries): Promise<boolean> {
  const rows = await queries.query<{ isAcquired: boolean }>(
    'select pg_try_advisory_xact_lock($1) as "isAcquired"',
    [ADVISORY_LOCK],
  );
  return getFirstRow(rows).isAcquired;
}
