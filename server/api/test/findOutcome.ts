import type { Database, Transaction } from '../src/database/Database';
import { isBlocking } from './isBlocking';
import { waitUntil } from './waitUntil';

/**
 * Holds a lock in a transaction while `work` runs. Returns whether `work` waited for the lock, or had ended before its release.
 * @param hold Takes the lock.
 */
export async function findOutcome(
  database: Database,
  hold: (transaction: Transaction) => Promise<unknown>,
  work: () => Promise<unknown>,
): Promise<'waited' | 'ended'> {
  let hasEnded = false;
  let working: Promise<unknown> = Promise.resolve();
  const outcome = await database.transaction(async (transaction) => {
    await hold(transaction);
    working = work().finally(() => (hasEnded = true));
    await Promise.race([working, waitUntil(async () => hasEnded || isBlocking(transaction))]);
    return hasEnded ? 'ended' : 'waited';
  });
  await working;
  return outcome;
}
