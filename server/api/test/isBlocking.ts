import type { Transaction } from '../src/database/Database';

/** Returns whether another statement waits for a lock of this transaction. */
export async function isBlocking(transaction: Transaction): Promise<boolean> {
  const waiting = await transaction.query(
    'select 1 from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))',
  );
  return waiting.length > 0;
}
