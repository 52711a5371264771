import { getFirstRow } from '../database/getFirstRow';
import type { Queries } from '../database/Database';
import { deleteBatch } from '../database/deleteBatch';

/** The number of attempts in the window, including those just counted, and the end of the window. */
export interface RateCount {
  count: number;
  windowEndsAt: Date;
}

/** Counts `amount` attempts, one by default. Windows are fixed: the first attempt opens one. */
export async function incrementRate(
  queries: Queries,
  { key, now, windowEndsAt, amount = 1 }: { key: string; now: Date; windowEndsAt: Date; amount?: number },
): Promise<RateCount> {
  const rows = await queries.query<RateCount>(
    `insert into rate_limits (key, window_ends_at, count) values ($1, $3, $4)
     on conflict (key) do update set
       count = case when rate_limits.window_ends_at <= $2 then $4 else rate_limits.count + $4 end,
       window_ends_at = case when rate_limits.window_ends_at <= $2 then $3 else rate_limits.window_ends_at end
     returning count, window_ends_at as "windowEndsAt"`,
    [key, now, windowEndsAt, amount],
  );
  return getFirstRow(rows);
}

/** Subtracts one attempt, if its window is still open. */
export async function decrementRate(queries: Queries, key: string, now: Date): Promise<void> {
  await queries.query(
    'update rate_limits set count = count - 1 where key = $1 and window_ends_at > $2 and count > 0',
    [key, now],
  );
}

/** Deletes a batch of expired windows. Returns the number deleted. */
export const purgeRateLimits = (queries: Queries, now: Date): Promise<number> =>
  deleteBatch(queries, 'rate_limits', 'window_ends_at <= $1', [now]);
