import { getFirstRow } from '../../database/getFirstRow';
import type { Queries } from '../../database/Database';

/** A settled block with one player's share of it. Amounts are in minor units of ORE; times are in seconds since 1970. */
export interface BlockRow {
  number: number;
  hash: string;
  startsAt: number;
  endsAt: number;
  reward: bigint;
  /** Work of all players, without that of the house, in mTH/s × seconds. */
  playerWork: bigint;
  /** Number of players who did any work. */
  miners: number;
  /** Rewards of all players, without their bonuses. */
  paid: bigint;
  bonuses: bigint;
  treasury: bigint;
  /** Null when the house found the block. */
  finderId: string | null;
  /** Full username; mask it for other players. */
  finder: string | null;
  /** The player's own share; null without one, or when it is no longer stored. */
  mined: bigint | null;
  bonus: bigint | null;
}

/**
 * Returns the newest blocks with a number below `before`, or the newest of all if it is null, newest first.
 */
export const listBlocks = (
  queries: Queries,
  { playerId, before, count }: { playerId: string; before: bigint | null; count: number },
): Promise<BlockRow[]> =>
  queries.query(
    `select number::float8 as number, hash, starts_at::float8 as "startsAt", ends_at::float8 as "endsAt", reward,
       player_work as "playerWork", miners, paid, bonuses, treasury, finder as "finderId", username as finder,
       share.mined, share.bonus
     from blocks
     left join block_shares share on share.block = blocks.number and share.player_id = $1
     left join accounts on accounts.id = finder
     where $2::bigint is null or number < $2 order by number desc limit $3`,
    [playerId, before, count],
  );

/**
 * Returns the total hashrate of all players at `now` in mTH/s, and the number of active miners: the totals at the last
 * settlement with the changes since.
 */
export async function readPower(
  queries: Queries,
  now: number,
): Promise<{ playersHashrate: bigint; miners: number }> {
  const rows = await queries.query<{ playersHashrate: bigint; miners: number }>(
    `select (players_power + coalesce(sum(delta), 0))::bigint as "playersHashrate",
       (active_miners + coalesce(sum((power + delta > 0)::integer - (power > 0)::integer), 0))::integer as miners
     from game_state left join (
       select delta, (select power from miners where miners.player_id = due.player_id) as power
       from (select player_id, sum(delta)::bigint as delta from power_changes where at <= $1 group by player_id) as due
     ) as changed on true
     group by players_power, active_miners`,
    [now],
  );
  return getFirstRow(rows);
}

export interface LuckRow {
  /** Number of blocks counted: fewer than asked for while the chain is short. */
  blocks: number;
  /** Number of them that the player found. */
  found: number;
  /** Sum of the player's shares of the work in each block. */
  expected: string;
}

/** Returns how many of the newest `count` blocks the player found, and how many their share of the work predicts. */
export async function readLuck(
  queries: Queries,
  { playerId, count }: { playerId: string; count: number },
): Promise<LuckRow> {
  const rows = await queries.query<LuckRow>(
    `select count(*)::integer as blocks, count(*) filter (where finder = $1)::integer as found,
       coalesce(round(sum(share.work / last.work::numeric), 6), 0)::text as expected
     from (select number, finder, work from blocks order by number desc limit $2) as last
     left join block_shares share on share.block = last.number and share.player_id = $1`,
    [playerId, count],
  );
  return getFirstRow(rows);
}
