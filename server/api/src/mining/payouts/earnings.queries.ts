import { getFirstRow } from '../../database/getFirstRow';
import type { Queries } from '../../database/Database';

/** SQL for the start of the first unpaid day; with it, buckets are found by their primary key. */
export const UNPAID_SINCE = `(select extract(epoch from paid_before)::bigint from game_state)`;

/** ORE in minor units. */
export interface Earnings {
  mined: bigint;
  bonus: bigint;
}

/** Returns the unpaid rewards of players; those without shares are omitted. */
export const listUnpaid = (
  queries: Queries,
  playerIds: readonly string[],
): Promise<(Earnings & { playerId: string })[]> =>
  queries.query(
    `select player_id as "playerId", sum(mined - paid_mined)::bigint as mined, sum(bonus - paid_bonus)::bigint as bonus
     from share_buckets where player_id = any($1::uuid[]) and starts_at >= ${UNPAID_SINCE}
     group by player_id`,
    [playerIds],
  );

export async function readUnpaid(queries: Queries, playerId: string): Promise<Earnings> {
  const [unpaid] = await listUnpaid(queries, [playerId]);
  return unpaid ?? { mined: 0n, bonus: 0n };
}

/** Returns a player's earnings, paid or not, in buckets that begin at `since` or later. */
export async function readEarningsSince(
  queries: Queries,
  playerId: string,
  since: number,
): Promise<Earnings> {
  const rows = await queries.query<Earnings>(
    `select coalesce(sum(mined), 0)::bigint as mined, coalesce(sum(bonus), 0)::bigint as bonus
     from share_buckets where player_id = $1 and starts_at >= $2`,
    [playerId, since],
  );
  return getFirstRow(rows);
}

/** Returns a player's earnings in the bucket that begins at `at`. */
export async function readBucketEarnings(queries: Queries, playerId: string, at: number): Promise<Earnings> {
  const [bucket] = await queries.query<Earnings>(
    'select mined, bonus from share_buckets where player_id = $1 and starts_at = $2',
    [playerId, at],
  );
  return bucket ?? { mined: 0n, bonus: 0n };
}

/** Returns a player's earnings in the blocks that start at `from` or later and before `until`, if their shares are still stored. */
export async function readBlockEarnings(
  queries: Queries,
  { playerId, from, until }: { playerId: string; from: number; until: number },
): Promise<Earnings> {
  const rows = await queries.query<Earnings>(
    `select coalesce(sum(mined), 0)::bigint as mined, coalesce(sum(bonus), 0)::bigint as bonus
     from blocks join block_shares on block = number and player_id = $1 where starts_at >= $2 and starts_at < $3`,
    [playerId, from, until],
  );
  return getFirstRow(rows);
}

export interface EarningsPoint extends Earnings {
  /** Start of the step in seconds since 1970. */
  at: number;
  /** mTH/s × seconds. */
  work: bigint;
}

/** Returns when a player joined, in seconds since 1970. */
export async function readJoinedAt(queries: Queries, playerId: string): Promise<number> {
  const rows = await queries.query<{ at: number }>(
    'select floor(extract(epoch from joined_at))::float8 as at from miners where player_id = $1',
    [playerId],
  );
  return getFirstRow(rows).at;
}

/**
 * Returns a player's earnings in recent blocks that start at `since` or later, in steps of `stepSeconds`;
 * steps without earnings are omitted.
 */
export const listBlockEarnings = (
  queries: Queries,
  { playerId, since, stepSeconds }: { playerId: string; since: number; stepSeconds: number },
): Promise<EarningsPoint[]> =>
  queries.query(
    `select (starts_at - starts_at % $3::bigint)::float8 as at, sum(share.work)::bigint as work,
       sum(share.mined)::bigint as mined, sum(share.bonus)::bigint as bonus
     from blocks join block_shares as share on share.block = blocks.number and share.player_id = $1
     where starts_at >= $2 group by 1 order by 1`,
    [playerId, since, stepSeconds],
  );

/** Returns a player's earnings from `since` on in steps of `stepSeconds`; steps without earnings are omitted. */
export const listEarnings = (
  queries: Queries,
  { playerId, since, stepSeconds }: { playerId: string; since: number; stepSeconds: number },
): Promise<EarningsPoint[]> =>
  queries.query(
    `select (starts_at - starts_at % $3::bigint)::float8 as at, sum(work)::bigint as work, sum(mined)::bigint as mined,
       sum(bonus)::bigint as bonus
     from share_buckets where player_id = $1 and starts_at >= $2 group by 1 order by 1`,
    [playerId, since, stepSeconds],
  );
