import type { Queries } from '../database/Database';

/**
 * Counts an attempt before it is checked, so that many at once cannot slip through. Attempts beyond `allowed`
 * lock the key until `lockUntil`; a lock that is over starts anew. Returns the end of the lock, null while there is none.
 */
export async function countAttempt(
  queries: Queries,
  { key, now, allowed, lockUntil }: { key: string; now: Date; allowed: number; lockUntil: Date },
): Promise<Date | null> {
  const rows = await queries.query<{ lockedUntil: Date | null }>(
    `insert into lockouts (key, failures) values ($1, 1)
     on conflict (key) do update set
       failures = case when lockouts.locked_until <= $2 then 1 else lockouts.failures + 1 end,
       locked_until = case
         when lockouts.locked_until > $2 then lockouts.locked_until
         when lockouts.locked_until is null and lockouts.failures >= $3 then $4::timestamptz
         else null end
     returning locked_until as "lockedUntil"`,
    [key, now, allowed, lockUntil],
  );
  return rows[0]!.lockedUntil;
}

/** Forgets the failures after a success. */
export async function clearFailures(queries: Queries, key: string): Promise<void> {
  await queries.query('delete from lockouts where key = $1', [key]);
}
