import type { Context } from '../Context';
import { rateLimitError } from '../DomainError';
import { addSeconds } from '../addSeconds';

/**
 * Returns a function that counts a read of an account and throws `rateLimited` when there were too many. The counts
 * are kept in this process: counting in the database would cost a write for each read.
 */
export function createReadBudget({
  config,
  now,
}: Pick<Context, 'config' | 'now'>): (accountId: string) => void {
  const { count: limit, seconds } = config.limits.readsByAccount;
  const windows = new Map<string, { endsAt: Date; count: number }>();

  // All windows have the same length, so those that end first are first in the map. One that ends later than a new one is from before
  // the clock was set back, and would be open for too long.
  const deleteEnded = (time: Date) => {
    for (const [accountId, { endsAt }] of windows) {
      if (endsAt > time && endsAt <= addSeconds(time, seconds)) return;
      windows.delete(accountId);
    }
  };

  return (accountId) => {
    const time = now();
    deleteEnded(time);
    const window = windows.get(accountId) ?? { endsAt: addSeconds(time, seconds), count: 0 };
    windows.set(accountId, window);
    window.count += 1;
    if (window.count > limit) throw rateLimitError(window.endsAt, time);
  };
}
