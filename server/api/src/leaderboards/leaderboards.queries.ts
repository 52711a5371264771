import type { Board, LeaderboardVisibility } from '@hashgrid/contracts';
import type { Queries } from '../database/Database';
import { getFirstRow } from '../database/getFirstRow';

export interface LeaderboardState {
  /** Buckets that start before this time are in the totals; in seconds. */
  countedUntil: number;
  /** Settled blocks at the last refresh; -1 when the next one is due immediately. */
  height: number;
  /** Time of the game at the last refresh. */
  refreshedAt: Date | null;
}

export const readLeaderboardState = async (queries: Queries): Promise<LeaderboardState> =>
  getFirstRow(
    await queries.query<LeaderboardState>(
      `select counted_until::float8 as "countedUntil", height::float8 as height, refreshed_at as "refreshedAt"
       from leaderboard_state`,
    ),
  );

/**
 * Adds the finished buckets in [`from`, `until`) to the totals. `week` is the start of the current week; all
 * in seconds.
 */
export async function countShares(
  queries: Queries,
  { from, until, week }: { from: number; until: number; week: number },
): Promise<void> {
  await queries.query(
    `insert into leaderboard_totals as kept (player_id, mined, week, week_mined)
     select player_id, sum(mined), $3, coalesce(sum(mined) filter (where starts_at >= $3), 0)
     from share_buckets where starts_at >= $1 and starts_at < $2 group by player_id
     on conflict (player_id) do update set mined = kept.mined + excluded.mined, week = excluded.week,
       week_mined = excluded.week_mined + case when kept.week = excluded.week then kept.week_mined else 0 end`,
    [from, until, week],
  );
  await queries.query('update leaderboard_state set counted_until = $1', [until]);
}

/** Number of players that a board lists; those after them see only their own rank. */
export const LISTED_PLAYERS = 1000;
/** Number of evenly spaced rows that are stored of the players after the listed ones, to find the rank of those in between. */
export const RANK_MARKS = 1000;

/**
 * Ranks the players who aren't hidden by their totals and the buckets from `countedUntil` on. Equal scores have equal
 * ranks. What is stored doesn't grow with the number of players.
 */
export async function rankPlayers(
  queries: Queries,
  { countedUntil, week, height, at }: { countedUntil: number; week: number; height: number; at: Date },
): Promise<void> {
  await queries.query(
    `with fresh as (
       select player_id, sum(mined)::bigint as mined,
         coalesce(sum(mined) filter (where starts_at >= $2), 0)::bigint as week_mined
       from share_buckets where starts_at >= $1 group by player_id
     ),
     mined as materialized (
       select player_id, coalesce(totals.mined, 0) + coalesce(fresh.mined, 0) as mined,
         case when week = $2 then totals.week_mined else 0 end + coalesce(fresh.week_mined, 0) as week_mined
       from leaderboard_totals totals full join fresh using (player_id)
     ),
     scores as (
       select 'week' as board, player_id, week_mined as score from mined
       union all select 'allTime', player_id, mined from mined
       union all select 'network', player_id, sum(earned)::bigint from network_totals group by player_id
     ),
     ranked as (
       select board, player_id, score, rank() over (partition by board order by score desc) as rank,
         row_number() over (partition by board order by score desc, player_id) as position,
         count(*) over (partition by board) as players
       from scores join accounts on id = player_id and closed_at is null and leaderboard <> 'hidden' where score > 0
     ),
     kept as materialized (
       select board, player_id, score, rank, position from ranked
       where position <= $3 or position = players or position % greatest(players / $4, 1) = 0
     ),
     deleted as (
       delete from leaderboard_rows stored where not exists (select 1 from kept
         where kept.board = stored.board and kept.player_id = stored.player_id)
     )
     insert into leaderboard_rows as stored (board, player_id, score, rank, position)
     select board, player_id, score, rank, position from kept
     on conflict (board, player_id) do update
       set score = excluded.score, rank = excluded.rank, position = excluded.position
       where (stored.score, stored.rank, stored.position) is distinct from
         (excluded.score, excluded.rank, excluded.position)`,
    [countedUntil, week, LISTED_PLAYERS, RANK_MARKS],
  );
  await queries.query('update leaderboard_state set height = $1, refreshed_at = $2', [height, at]);
}

export interface LeaderboardRow {
  playerId: string;
  username: string;
  /** Whether other players see the full username. */
  isNamed: boolean;
  /** Equal for equal scores. */
  rank: number;
  /** Unique place in the list, from 1. */
  position: number;
  /** Minor units of ORE. */
  score: bigint;
}

/** Returns the next rows of a board after a position. Every page costs the same. */
export const listLeaderboard = (
  queries: Queries,
  { board, after, count }: { board: Board; after: bigint | null; count: number },
): Promise<LeaderboardRow[]> =>
  queries.query(
    `select player_id as "playerId", username, leaderboard = 'named' as "isNamed", rank, position, score
     from leaderboard_rows join accounts on accounts.id = player_id and closed_at is null
     where board = $1 and position is not null and position > coalesce($2::bigint, 0) and position <= $4
     order by position limit $3`,
    [board, after, count, LISTED_PLAYERS],
  );

/** Returns the number of players of a board who aren't hidden. */
export async function countRanked(queries: Queries, board: Board): Promise<number> {
  const rows = await queries.query<{ count: number }>(
    'select coalesce(max(position), 0) as count from leaderboard_rows where board = $1 and position is not null',
    [board],
  );
  return getFirstRow(rows).count;
}

/** SQL of what one player has mined in buckets that aren't in the totals yet. */
const FRESH = 'select sum(mined) from share_buckets where player_id = accounts.id and starts_at >=';
/** SQL of the score of one player, by board. */
const SCORES: Record<Board, string> = {
  week: `coalesce((select week_mined from leaderboard_totals where player_id = accounts.id and week = this_week), 0)
    + coalesce((${FRESH} greatest(counted_until, this_week)), 0)`,
  allTime: `coalesce((select mined from leaderboard_totals where player_id = accounts.id), 0)
    + coalesce((${FRESH} counted_until), 0)`,
  network: '(select coalesce(sum(earned), 0) from network_totals where player_id = accounts.id)',
};

/**
 * Returns a player's own rank and score; the rank is null while they have no score or nobody is ranked on the board. The
 * rank of a player whose row isn't stored follows from the next better stored row: it is too good by at most
 * a thousandth of all players.
 */
export const findRank = async (
  queries: Queries,
  { board, playerId, week }: { board: Board; playerId: string; week: number },
): Promise<{ rank: number | null; score: bigint; visibility: LeaderboardVisibility }> =>
  getFirstRow(
    await queries.query(
      `select score, leaderboard as visibility, case when score > 0
           and exists (select 1 from leaderboard_rows where board = $3 and position is not null) then
         coalesce(stored_rank, 1 + (select coalesce(max(position), 0) from leaderboard_rows better
           where better.board = $3 and better.score > own.score)) end as rank
       from (
         select leaderboard, stored.rank as stored_rank,
           coalesce(stored.score, ${SCORES[board]})::bigint as score
         from accounts cross join leaderboard_state cross join (select $2::bigint as this_week) as current
         left join leaderboard_rows stored on player_id = id and stored.board = $3
         where id = $1
       ) as own`,
      [playerId, week, board],
    ),
  );

/** Stores whether and how a player is listed; a player who hides is removed from the lists immediately. */
export async function setVisibility(
  queries: Queries,
  { playerId, visibility }: { playerId: string; visibility: LeaderboardVisibility },
): Promise<void> {
  // Locks the state before the rows, as a refresh does, and makes the next refresh due, which updates the ranks of the others.
  await queries.query('update leaderboard_state set height = -1');
  await queries.query('update accounts set leaderboard = $2 where id = $1', [playerId, visibility]);
  if (visibility === 'hidden')
    await queries.query('delete from leaderboard_rows where player_id = $1', [playerId]);
}
