import type { Queries } from '../database/Database';
import { getFirstRow } from '../database/getFirstRow';

/** How far the task has come. Each `…Until` is the ID of the last player who is done, null before the first. */
export interface ProgressState {
  /** The day that is counted next: at first the oldest one with shares; null when there are no shares. */
  day: string | null;
  countedUntil: string | null;
  /** Start of the bucket whose players are being checked, in seconds. */
  bucket: number;
  checkedUntil: string | null;
  /** Whether all players of `bucket` are checked. */
  isChecked: boolean;
  /** Start of the oldest week whose goals may still become done, in seconds; null while there are no goals. */
  goalsWeek: number | null;
  goalsCheckedUntil: string | null;
}

export const readProgressState = async (queries: Queries): Promise<ProgressState> =>
  getFirstRow(
    await queries.query<ProgressState>(
      `select coalesce(counted_before, (select min(day) from share_buckets))::text as day, counted_until as "countedUntil",
         bucket::float8 as bucket, checked_until as "checkedUntil", is_checked as "isChecked",
         coalesce(goals_checked_before, (select min(week) from week_goals))::float8 as "goalsWeek",
         goals_checked_until as "goalsCheckedUntil" from progress_state`,
    ),
  );

/** Stores that all days before `before` are counted, and `before` itself for players up to `until`. */
export const setCounted = (queries: Queries, { before, until }: { before: string; until: string | null }) =>
  queries.query('update progress_state set counted_before = $1::date, counted_until = $2', [before, until]);

/** Stores that players with shares in a bucket are checked up to `until`. */
export const setChecked = (
  queries: Queries,
  { bucket, until, isChecked }: { bucket: number; until: string | null; isChecked: boolean },
) =>
  queries.query('update progress_state set bucket = $1, checked_until = $2, is_checked = $3', [
    bucket,
    until,
    isChecked,
  ]);

/** Stores that the goals of all weeks before `before` are checked, and those of `before` itself for players up to `until`. */
export const setGoalsChecked = (
  queries: Queries,
  { before, until }: { before: number; until: string | null },
) =>
  queries.query('update progress_state set goals_checked_before = $1, goals_checked_until = $2', [
    before,
    until,
  ]);

/** What a player did on a day, and the streak before it. */
export interface PlayerDay {
  playerId: string;
  /** In mTH/s times seconds. */
  work: number;
  /** Number of blocks that the player mined. */
  blocks: number;
  /** In days. */
  streak: number;
  bestStreak: number;
  /** The last day that counted. */
  streakUntil: string | null;
  /** The last missed day that was forgiven. */
  forgivenOn: string | null;
}

/** Returns the next players with shares of a day, in order of ID. Every batch costs the same. */
export const listPlayerDays = (
  queries: Queries,
  { day, after, limit }: { day: string; after: string | null; limit: number },
): Promise<PlayerDay[]> =>
  queries.query(
    `select player_id as "playerId", worked.work, worked.blocks, coalesce(streak, 0) as streak,
       coalesce(best_streak, 0) as "bestStreak", streak_until::text as "streakUntil", forgiven_on::text as "forgivenOn"
     from (
       select player_id, sum(work)::float8 as work, sum(blocks)::float8 as blocks from share_buckets
       where day = $1::date and ($2::uuid is null or player_id > $2)
       group by player_id order by player_id limit $3
     ) as worked left join player_progress using (player_id) order by player_id`,
    [day, after, limit],
  );

export interface CountedDay extends PlayerDay {
  /** Whether the player did enough work for the day to count. */
  isMined: boolean;
}

/**
 * Adds a day to the progress of players, and returns those who reach `activeDays` mined days with it. Players
 * for whom the day is already counted stay unchanged and aren't returned.
 */
export async function addDay(
  queries: Queries,
  { day, days, activeDays }: { day: string; days: readonly CountedDay[]; activeDays: number },
): Promise<string[]> {
  const rows = await queries.query<{ playerId: string }>(
    `with counted as (
       insert into player_progress as kept (player_id, counted_until, blocks, mined_days, streak, best_streak,
         streak_until, forgiven_on)
       select player_id, $1::date, blocks, is_mined::integer, streak, best_streak, streak_until, forgiven_on
       from unnest($2::uuid[], $3::bigint[], $4::boolean[], $5::integer[], $6::integer[], $7::date[], $8::date[])
         as days (player_id, blocks, is_mined, streak, best_streak, streak_until, forgiven_on)
       order by player_id
       on conflict (player_id) do update set counted_until = excluded.counted_until,
         blocks = kept.blocks + excluded.blocks, mined_days = kept.mined_days + excluded.mined_days,
         streak = excluded.streak, best_streak = excluded.best_streak, streak_until = excluded.streak_until,
         forgiven_on = excluded.forgiven_on
         where kept.counted_until is null or kept.counted_until < excluded.counted_until
       returning player_id, mined_days, streak_until
     )
     select player_id as "playerId" from counted where mined_days = $9 and streak_until = $1::date`,
    [
      day,
      days.map(({ playerId }) => playerId),
      days.map(({ blocks }) => blocks),
      days.map(({ isMined }) => isMined),
      days.map(({ streak }) => streak),
      days.map(({ bestStreak }) => bestStreak),
      days.map(({ streakUntil }) => streakUntil),
      days.map(({ forgivenOn }) => forgivenOn),
      activeDays,
    ],
  );
  return rows.map(({ playerId }) => playerId);
}

/** Counts players who have become active in the progress of those who invited them. */
export async function addActiveInvitees(queries: Queries, playerIds: readonly string[]): Promise<void> {
  await queries.query(
    `insert into player_progress as kept (player_id, active_invitees)
     select inviter1, count(*) from miners where player_id = any($1::uuid[]) and inviter1 is not null
     group by inviter1 order by inviter1
     on conflict (player_id) do update set active_invitees = kept.active_invitees + excluded.active_invitees`,
    [playerIds],
  );
}

/** Returns the next players with shares in a bucket, in order of ID. Every batch costs the same. */
export async function listBucketPlayers(
  queries: Queries,
  { bucket, after, limit }: { bucket: number; after: string | null; limit: number },
): Promise<string[]> {
  const rows = await queries.query<{ playerId: string }>(
    `select player_id as "playerId" from share_buckets
     where starts_at = $1 and ($2::uuid is null or player_id > $2) order by player_id limit $3`,
    [bucket, after, limit],
  );
  return rows.map(({ playerId }) => playerId);
}

/** Returns the next players whose goals of a week aren't done, in order of ID. Every batch costs the same. */
export async function listUnfinishedPlayers(
  queries: Queries,
  { week, after, limit }: { week: number; after: string | null; limit: number },
): Promise<string[]> {
  const rows = await queries.query<{ playerId: string }>(
    `select player_id as "playerId" from week_goals
     where week = $1 and done_at is null and ($2::uuid is null or player_id > $2) order by player_id limit $3`,
    [week, after, limit],
  );
  return rows.map(({ playerId }) => playerId);
}
