import { getFirstRow } from '../database/getFirstRow';
import type { Queries } from '../database/Database';
import { deleteBatch } from '../database/deleteBatch';

/**
 * Failed attempts since the count began, including this one, and the end of the latest lockout, null if there was none.
 */
export interface Attempts {
  failures: number;
  lockedUntil: Date | null;
}

interface NewAttempt {
  key: string;
  now: Date;
  /** Failures allowed; the next one locks the key. */
  maxFailures: number;
  /** Lengths of consecutive lockouts in seconds; the last one repeats. */
  lockoutSeconds: readonly number[];
  /** A count that began at or before this time starts again at 1. */
  countStartedAfter: Date;
  /** After a lockout that ended at or before this time, the next one is the shortest again. */
  lockoutsResetBefore: Date;
}

/**
 * Counts an attempt as a failure and locks the row of the key until the transaction ends, so that concurrent attempts can't bypass
 * the limit; `uncountAttempt` takes back one that wasn't a failure. An attempt beyond `maxFailures` starts a lockout, after which the
 * count restarts.
 */
export async function countAttempt(
  queries: Queries,
  { key, now, maxFailures, lockoutSeconds, countStartedAfter, lockoutsResetBefore }: NewAttempt,
): Promise<Attempts> {
  const rows = await queries.query<Attempts>(
    `insert into lockouts as old (key, failures, counted_at, started_at) values ($1, 1, $2, $2)
     on conflict (key) do update set (counted_at, failures, started_at, lockouts, locked_until) = (
       select $2, failures, started_at, lockouts + is_locking::integer,
         case when is_locking
           then $2 + make_interval(secs => ($4::integer[])[least(lockouts + 1, cardinality($4::integer[]))])
           else old.locked_until end
       from (select coalesce(old.locked_until > $2, false) as is_locked,
         coalesce(old.locked_until > old.started_at, false) or old.started_at <= $5 as is_over) as state
       cross join lateral (select
         case when is_over and not is_locked then 1 else old.failures + 1 end as failures,
         case when is_over and not is_locked then $2 else old.started_at end as started_at,
         case when old.locked_until <= $6 then 0 else old.lockouts end as lockouts) as next
       cross join lateral (select failures > $3 and not is_locked as is_locking) as change)
     returning failures, locked_until as "lockedUntil"`,
    [key, now, maxFailures, lockoutSeconds, countStartedAfter, lockoutsResetBefore],
  );
  return getFirstRow(rows);
}

/** Returns the end of a key's lockout; null while there is none. */
export async function findLockoutEnd(queries: Queries, key: string, now: Date): Promise<Date | null> {
  const rows = await queries.query<{ lockedUntil: Date }>(
    'select locked_until as "lockedUntil" from lockouts where key = $1 and locked_until > $2',
    [key, now],
  );
  return rows[0]?.lockedUntil ?? null;
}

/** Uncounts one attempt, unless the key is locked. */
export async function uncountAttempt(queries: Queries, key: string, now: Date): Promise<void> {
  await queries.query(
    `update lockouts set failures = failures - 1
     where key = $1 and failures > 0 and (locked_until is null or locked_until <= $2)`,
    [key, now],
  );
}

/** Deletes the failures and the lockouts of a key. */
export async function deleteAttempts(queries: Queries, key: string): Promise<void> {
  await queries.query('delete from lockouts where key = $1', [key]);
}

/** Deletes a batch of counters whose latest attempt was before `before`. Returns the number deleted. */
export const purgeAttempts = (queries: Queries, before: Date): Promise<number> =>
  deleteBatch(queries, 'lockouts', 'counted_at < $1', [before]);
