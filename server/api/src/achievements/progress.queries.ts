import { MINED_TOKEN_SYMBOL, type AchievementKind } from '@hashgrid/contracts';
import type { Queries } from '../database/Database';
import { deleteBatch } from '../database/deleteBatch';
import { ECONOMY } from '../economy';
import { WEEK_SECONDS } from '../leaderboards/startOfWeek';
import { MAX_COUNTED } from './achievementRules';
import type { Goal } from './drawGoals';

/** How often a player did something, until the end of the week and within the week; each at most `MAX_COUNTED`. */
interface Counted {
  ever: number;
  week: number;
}

/** What a player has done, according to the database; no client reports any of it. */
export interface Facts {
  playerId: string;
  /** Blocks mined up to and including `countedUntil`. */
  blocks: number;
  minedDays: number;
  streak: number;
  bestStreak: number;
  streakUntil: string | null;
  /** The last missed day that was forgiven. */
  forgivenOn: string | null;
  /** Players invited by this one who have become active. */
  activeInvitees: number;
  /** Number of weeks in which the player reached all goals. */
  finishedWeeks: number;
  /** The last day in `player_progress`; null before the first. */
  countedUntil: string | null;
  /** Days since the week began and those that are not counted yet, in their order. */
  days: { day: string; work: number; blocks: number }[];
  nodes: Counted;
  upgrades: Counted;
  swaps: Counted;
  /** Blocks that the player found; at most `MAX_COUNTED`. */
  foundBlocks: number;
  /** Distinct active players outside the player's network whom the player has paid; at most `MAX_COUNTED`. */
  paidPlayers: number;
  /** Number of days in the week on which the player collected. */
  collects: number;
  awards: { kind: AchievementKind; target: number; awardedAt: string }[];
  /** Goals of the week; null until they are drawn. */
  goals: Goal[] | null;
  goalsDoneAt: Date | null;
}

/** Returns SQL that counts a player's entries of a kind that move a token: it reads the newest `$3` of them before the week's end. */
const countEntries = (kind: string, token: string) =>
  `(select jsonb_build_object('ever', count(*), 'week', count(*) filter (where created_at >= to_timestamp($2)))
    from (select created_at from ledger_legs where kind = '${kind}' and account_id = (select id from ledger_accounts
      where ledger_accounts.player_id = player.id and token = '${token}') and created_at < to_timestamp($4)
      order by id desc limit $3) as newest)`;

/**
 * Returns the facts of players in the week that starts at `week`, by a constant number of indexed lookups for each of them.
 * What they did after that week doesn't count toward its goals. The days before those of `days` are in `player_progress`.
 */
export const readFacts = (
  queries: Queries,
  { playerIds, week }: { playerIds: readonly string[]; week: number },
): Promise<Facts[]> =>
  queries.query<Facts>(
    `select player.id as "playerId", coalesce(progress.blocks, 0)::float8 as blocks,
       coalesce(mined_days, 0) as "minedDays", coalesce(streak, 0) as streak,
       coalesce(best_streak, 0) as "bestStreak", streak_until::text as "streakUntil",
       forgiven_on::text as "forgivenOn", coalesce(active_invitees, 0) as "activeInvitees",
       coalesce(full_weeks, 0) as "finishedWeeks",
       counted_until::text as "countedUntil", coalesce(shares.days, '[]') as days,
       ${countEntries('node', ECONOMY.grant.token)} as nodes, ${countEntries('upgrade', MINED_TOKEN_SYMBOL)} as upgrades,
       ${countEntries('exchange', MINED_TOKEN_SYMBOL)} as swaps,
       (select count(*)::integer from (select 1 from blocks where finder = player.id limit $3) as found)
         as "foundBlocks",
       (select count(*)::integer from (select 1 from paid_players where player_id = player.id limit $3) as paid)
         as "paidPlayers",
       (select count(*)::integer from payouts where player_id = player.id and kind = 'collect'
         and day >= (to_timestamp($2) at time zone 'UTC')::date
         and day < (to_timestamp($4) at time zone 'UTC')::date) as collects,
       coalesce((select jsonb_agg(jsonb_build_object('kind', kind, 'target', target, 'awardedAt', awarded_at))
         from achievements where player_id = player.id), '[]') as awards,
       goals, done_at as "goalsDoneAt"
     from unnest($1::uuid[]) as player (id)
     left join player_progress progress on progress.player_id = player.id
     left join week_goals on week_goals.player_id = player.id and week = $2
     left join lateral (
       select jsonb_agg(jsonb_build_object('day', day, 'work', work, 'blocks', blocks) order by day) as days
       from (
         select day, sum(work) as work, sum(blocks) as blocks from share_buckets
         where player_id = player.id
           and starts_at >= least($2, coalesce(extract(epoch from counted_until + 1)::bigint, 0))
         group by day
       ) as worked
     ) as shares on true`,
    [playerIds, week, MAX_COUNTED, week + WEEK_SECONDS],
  );

export interface Award {
  playerId: string;
  kind: AchievementKind;
  target: number;
}

/**
 * Stores achievements and returns those that weren't stored yet; of concurrent calls, one returns each of
 * them.
 */
export const addAwards = (queries: Queries, awards: readonly Award[], at: Date): Promise<Award[]> =>
  queries.query(
    `insert into achievements (player_id, kind, target, awarded_at)
     select player_id, kind, target, $4 from unnest($1::uuid[], $2::text[], $3::integer[]) as awards (player_id, kind, target)
     order by 1, 2, 3
     on conflict do nothing returning player_id as "playerId", kind, target`,
    [
      awards.map(({ playerId }) => playerId),
      awards.map(({ kind }) => kind),
      awards.map(({ target }) => target),
      at,
    ],
  );

/** Stores the goals of a player's week unless there are some. */
export async function addGoals(
  queries: Queries,
  { playerId, week, goals }: { playerId: string; week: number; goals: readonly Goal[] },
): Promise<void> {
  await queries.query(
    'insert into week_goals (player_id, week, goals) values ($1, $2, $3::jsonb) on conflict do nothing',
    [playerId, week, JSON.stringify(goals)],
  );
}

/** Locks the progress of players until the transaction ends; creates it for those who have none. */
const lockProgress = (queries: Queries, playerIds: readonly string[]) =>
  queries.query(
    `insert into player_progress as kept (player_id) select unnest($1::uuid[]) as player_id order by player_id
     on conflict (player_id) do update set full_weeks = kept.full_weeks`,
    [playerIds],
  );

/**
 * Marks the goals of a week as done and counts the week as finished, for players whose goals weren't done yet. Returns those players; of
 * several concurrent calls, only one returns a given player. Locks progress before goals, as counting days does: the opposite order
 * could deadlock.
 */
export async function finishGoals(
  queries: Queries,
  { playerIds, week, at }: { playerIds: readonly string[]; week: number; at: Date },
): Promise<string[]> {
  await lockProgress(queries, playerIds);
  const rows = await queries.query<{ playerId: string }>(
    `with done as (
       update week_goals set done_at = $3 where player_id = any($1::uuid[]) and week = $2 and done_at is null
       returning player_id
     )
     update player_progress set full_weeks = full_weeks + 1 from done
     where player_progress.player_id = done.player_id returning done.player_id as "playerId"`,
    [playerIds, week, at],
  );
  return rows.map(({ playerId }) => playerId);
}

/** Deletes a batch of goals of weeks that began before a time and had their final check. Returns how many. */
export const purgeGoals = (queries: Queries, before: number): Promise<number> =>
  deleteBatch(
    queries,
    'week_goals',
    'week < least($1::bigint, coalesce((select goals_checked_before from progress_state), 0))',
    [before],
  );
