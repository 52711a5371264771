import type { Board, LeaderboardVisibility } from '@hashgrid/contracts';
import type { Queries } from '../database/Database';
import { getFirstRow } from '../database/getFirstRow';

/** Key that no other advisory lock uses. */
const ADVISORY_LOCK = 4_711_006;

/** Acquires the lock of the refresh until the transaction ends. Returns false when another process holds it. */
export async function tryLeaderboardLock(queries: Queries): Promise<boolean> {
  const rows = await queries.query<{ isFree: boolean }>('select pg_try_advisory_xact_lock($1) as "isFree"', [
    ADVISORY_LOCK,
  ]);
  return getFirstRow(rows).isFree;
}

export interface LeaderboardState {
  /** Buckets that start before are in the totals; seconds. */
  countedUntil: number;
  /** Settled blocks at the last refresh; -1 when the next one is due at once. */
  height: number;
  refreshedAt: Date | null;
}

export const readLeaderboardState = async (queries: Queries): Promise<LeaderboardState> =>
  getFirstRow(
    await queries.query<LeaderboardState>(
      `select counted_until::float8 as "countedUntil", height::float8 as height, refreshed_at as "refreshedAt"
       from leaderboard_state`,
    ),
  );

/** Adds the finished buckets from `from` to before `until` to the totals. `week` is the start of the current week. */
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

/** Ranks all players by their totals and the buckets from `countedUntil` on. Equal scores have equal ranks. */
export async function rankPlayers(
  queries: Queries,
  { countedUntil, week, height, now }: { countedUntil: number; week: number; height: number; now: Date },
): Promise<void> {
  await queries.query(
    `with fresh as (
       select player_id, sum(mined)::bigint as mined from share_buckets where starts_at >= $1 group by player_id
     ),
     scores as (
       select board, player_id, score
       from (
         select player_id, coalesce(totals.mined, 0) + coalesce(fresh.mined, 0) as mined,
           case when week = $2 then week_mined else 0 end + coalesce(fresh.mined, 0) as week_mined
         from leaderboard_totals totals full join fresh using (player_id)
       ) as mined cross join lateral (values ('week', week_mined), ('allTime', mined)) as of_board (board, score)
       union all select 'network', player_id, sum(earned)::bigint from network_totals group by player_id
     ),
     visible as (
       select board, player_id, score, leaderboard <> 'hidden' as is_visible
       from scores join accounts on id = player_id and closed_at is null where score > 0
     ),
     ranked as materialized (
       select board, player_id, score,
         1 + count(*) filter (where is_visible) over (partition by board order by score desc)
           - count(*) filter (where is_visible) over (partition by board, score) as rank,
         case when is_visible then
           row_number() over (partition by board, is_visible order by score desc, player_id) end as position
       from visible
     ),
     gone as (
       delete from leaderboard_rows kept where not exists (select 1 from ranked
         where ranked.board = kept.board and ranked.player_id = kept.player_id)
     )
     insert into leaderboard_rows as kept (board, player_id, score, rank, position)
     select board, player_id, score, rank, position from ranked
     on conflict (board, player_id) do update
       set score = excluded.score, rank = excluded.rank, position = excluded.position
       where (kept.score, kept.rank, kept.position) is distinct from
         (excluded.score, excluded.rank, excluded.position)`,
    [countedUntil, week],
  );
  await queries.query('update leaderboard_state set height = $1, refreshed_at = $2', [height, now]);
}

export interface LeaderboardRow {
  playerId: string;
  username: string;
  isNamed: boolean;
  rank: number;
  position: number;
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
     where board = $1 and position is not null and position > coalesce($2::bigint, 0)
     order by position limit $3`,
    [board, after, count],
  );

/** Returns the number of listed players of a board. */
export async function countRanked(queries: Queries, board: Board): Promise<number> {
  const rows = await queries.query<{ count: number }>(
    'select coalesce(max(position), 0) as count from leaderboard_rows where board = $1 and position is not null',
    [board],
  );
  return getFirstRow(rows).count;
}

/** Returns a player's own standing; rank and score are null while they have no score. */
export const findStanding = async (
  queries: Queries,
  { board, playerId }: { board: Board; playerId: string },
): Promise<{ rank: number | null; score: bigint | null; visibility: LeaderboardVisibility }> =>
  getFirstRow(
    await queries.query(
      `select rank, score, leaderboard as visibility
       from accounts left join leaderboard_rows on player_id = id and board = $2 where id = $1`,
      [playerId, board],
    ),
  );

/** Stores whether and how a player is listed; hidden ones leave the lists at once. */
export async function setVisibility(
  queries: Queries,
  { playerId, visibility }: { playerId: string; visibility: LeaderboardVisibility },
): Promise<void> {
  // Before the rows, as in a refresh. The ranks of others follow with the next one.
  await queries.query('update leaderboard_state set height = -1');
  await queries.query('update accounts set leaderboard = $2 where id = $1', [playerId, visibility]);
  if (visibility === 'hidden')
    await queries.query('update leaderboard_rows set position = null where player_id = $1', [playerId]);
}
