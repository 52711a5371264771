import { firstRow } from '../database/firstRow';
import type { Queries } from '../database/Database';
import { deleteBatch } from '../database/deleteBatch';

/** Consecutive attempts without a success, including this one, and the end of the lockout; null while there is none. */
export interface Attempts {
  failures: number;
  lockedUntil: Date | null;
}

/**
 * Counts an attempt before it is checked, so that concurrent attempts can't bypass the limit. Attempts beyond `allowed`
 * lock the key until `lockUntil`; after that the count restarts.
 */
export async function countAttempt(
  queries: Queries,
  { key, now, allowed, lockUntil }: { key: string; now: Date; allowed: number; lockUntil: Date },
): Promise<Attempts> {
  const rows = await queries.query<Attempts>(
    `insert into lockouts (key, failures, counted_at) values ($1, 1, $2)
     on conflict (key) do update set
       counted_at = $2,
       failures = case when lockouts.locked_until <= $2 then 1 else lockouts.failures + 1 end,
       locked_until = case
         when lockouts.locked_until > $2 then lockouts.locked_until
         when lockouts.locked_until is null and lockouts.failures >= $3 then $4::timestamptz
         else null end
     returning failures, locked_until as "lockedUntil"`,
    [key, now, allowed, lockUntil],
  );
  return firstRow(rows);
}

/** Uncounts one attempt, unless the key is locked. */
export async function uncountAttempt(queries: Queries, key: string): Promise<void> {
  await queries.query(
    'update lockouts set failures = failures - 1 where key = $1 and failures > 0 and locked_until is null',
    [key],
  );
}

/** Resets the failures after a success. */
export async function deleteAttempts(queries: Queries, key: string): Promise<void> {
  await queries.query('delete from lockouts where key = $1', [key]);
}

/** Deletes counters from before `since`. */
export const purgeAttempts = (queries: Queries, since: Date): Promise<number> =>
  deleteBatch(queries, 'lockouts', 'counted_at < $1', [since]);
