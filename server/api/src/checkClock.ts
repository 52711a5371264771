import type { Context } from './Context';
import { readDatabaseTime } from './mining/clock/gameState.queries';

/** Difference between two clocks that does no harm, in seconds. */
const TOLERANCE_SECONDS = 30;

/**
 * Compares the clock of this machine with that of the database. Times that one process stores are compared with the clocks of others: the
 * tokens of a machine whose clock is behind would have expired elsewhere, and another process would send the emails that one is sending.
 * @throws {Error} When they differ by more than `TOLERANCE_SECONDS`.
 */
export async function checkClock({ database, now }: Pick<Context, 'database' | 'now'>): Promise<void> {
  const sentAt = now().getTime();
  const databaseTime = (await readDatabaseTime(database)).getTime();
  const receivedAt = now().getTime();
  // The response may be slow, so any time between the two is right.
  const nearest = Math.min(Math.max(databaseTime, sentAt), receivedAt);
  const seconds = Math.round(Math.abs(nearest - databaseTime) / 1000);
  if (seconds <= TOLERANCE_SECONDS) return;
  const direction = nearest > databaseTime ? 'ahead of' : 'behind';
  throw new Error(
    `it is ${seconds} s ${direction} the database's. Synchronize the clocks of all machines, for example with chrony.`,
  );
}
