import { ADVISORY_LOCKS } from '../../database/advisoryLocks';
import type { Queries } from '../../database/Database';
import { getFirstRow } from '../../database/getFirstRow';
import type { GameProfile } from '../../gameProfiles';

/** State of the game. Times are whole seconds since 1970. */
export interface GameState {
  seed: string;
  /** Number of settled blocks. */
  height: number;
  settledUntil: number;
  /** UTC day (`2026-01-31`) before which everything is paid out. */
  paidBefore: string;
  /** Last player in order of ID who is paid out for that day; null before the first. */
  paidUntil: string | null;
  /** The time at the database, which is the same for all processes. */
  databaseTime: Date;
}

export async function readDatabaseTime(queries: Queries): Promise<Date> {
  const rows = await queries.query<{ time: Date }>('select clock_timestamp() as time');
  return getFirstRow(rows).time;
}

/** Stores the profile of the game unless it has one; returns the stored one. */
export async function storeProfile(queries: Queries, profile: GameProfile): Promise<GameProfile> {
  await queries.query(
    `update game_state set profile = $1, block_seconds = $2, bucket_seconds = $3 where profile is null`,
    [profile.name, profile.blockSeconds, profile.bucketSeconds],
  );
  const rows = await queries.query<GameProfile>(
    `select profile as name, block_seconds as "blockSeconds", bucket_seconds as "bucketSeconds" from game_state`,
  );
  return getFirstRow(rows);
}

/** Starts the game at `settledUntil` unless it has started. */
export async function beginGame(
  queries: Queries,
  { seed, settledUntil, paidBefore }: Pick<GameState, 'seed' | 'settledUntil' | 'paidBefore'>,
): Promise<void> {
  await queries.query(
    'insert into game_state (seed, settled_until, paid_before) values ($1, $2, $3::date) on conflict do nothing',
    [seed, settledUntil, paidBefore],
  );
}

export async function readGameState(queries: Queries): Promise<GameState> {
  const rows = await queries.query<GameState>(
    `select seed, height::float8 as height, settled_until::float8 as "settledUntil",
       paid_before::text as "paidBefore", case when paid_until_day = paid_before then paid_until end as "paidUntil",
       clock_timestamp() as "databaseTime" from game_state`,
  );
  if (!rows[0]) throw new Error('The game has not begun: open the context of this database first.');
  return rows[0];
}

/**
 * Locks the game until the transaction ends. `'shared'` prevents blocks and days from being settled; `'exclusive'` also
 * prevents changes to nodes and shares. Waiting is first come, first served, so neither side starves.
 */
export async function lockGame(queries: Queries, mode: 'shared' | 'exclusive'): Promise<GameState> {
  const lock = mode === 'shared' ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock';
  await queries.query(`select ${lock}($1)`, [ADVISORY_LOCKS.game]);
  return readGameState(queries);
}

/** Stores how far the daily payout has come: the first unpaid day, and the last player who is paid out for it. */
export const setPayoutProgress = (
  queries: Queries,
  { before, until }: { before: string; until: string | null },
) =>
  queries.query('update game_state set paid_before = $1::date, paid_until = $2, paid_until_day = $1::date', [
    before,
    until,
  ]);
