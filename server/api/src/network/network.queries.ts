import { getFirstRow } from '../database/getFirstRow';
import type { Queries } from '../database/Database';
import { UNPAID_SINCE } from '../mining/payouts/earnings.queries';

export interface LevelRow {
  level: number;
  members: number;
  /** Number of members who mine. */
  active: number;
  /** mTH/s. */
  hashrate: bigint;
  /** Bonuses that the members have earned the player, in minor units of ORE. */
  earned: bigint;
}

/**
 * Returns SQL for the bonuses that a member has earned the player: those of paid-out days, and those in the buckets since. While a
 * day is being paid out, the bonuses of members who are paid already are in both, so their buckets are left out.
 */
const buildReferralBonusSql = (level: number) =>
  `given${level} + coalesce((select sum(given${level}) from share_buckets bucket
     where bucket.player_id = miners.player_id and starts_at >= ${UNPAID_SINCE} and not exists (select 1 from payouts
       where payouts.player_id = bucket.player_id and payouts.day = bucket.day and kind = 'daily_profit')), 0)`;

/** Returns the totals of each level of a player's network; empty levels are omitted. */
export const listLevels = (queries: Queries, playerId: string): Promise<LevelRow[]> =>
  queries.query(
    'select level, members, active, hashrate, earned from network_totals where player_id = $1 order by level',
    [playerId],
  );

export interface MemberRow {
  id: string;
  username: string;
  level: number;
  joinedAt: Date;
  /** mTH/s. */
  power: bigint;
  /** Bonuses that the member has earned the player, in minor units of ORE. */
  earned: bigint;
  /** Number of players whom the member invited; 0 at the last level, as those aren't in the network. */
  children: number;
}

/** The member after which a page begins. */
export interface MemberCursor {
  joinedAt: Date;
  id: string;
}

export interface MemberPage {
  /** The player whose network it is. */
  playerId: string;
  level: number;
  /** Limits the page to members that this member invited; null for the whole level. */
  parentId: string | null;
  after: MemberCursor | null;
  count: number;
}

/** Returns members of one level in order of joining. Every page costs the same. */
export const listMembers = (queries: Queries, page: MemberPage): Promise<MemberRow[]> =>
  queries.query(
    `select miners.player_id as id, username, $2::integer as level, joined_at as "joinedAt",
       power, (${buildReferralBonusSql(page.level)})::bigint as earned,
       case when $2::integer < 3 then (select count(*) from miners child where child.inviter1 = miners.player_id) else 0
         end::integer as children
     from miners join accounts on accounts.id = miners.player_id
     where inviter${page.level} = $1 and ($3::uuid is null or inviter1 = $3)
       and ($4::timestamptz is null or (joined_at, miners.player_id) > ($4::timestamptz, $5::uuid))
     order by joined_at, miners.player_id limit $6`,
    [
      page.playerId,
      page.level,
      page.parentId,
      page.after?.joinedAt ?? null,
      page.after?.id ?? null,
      page.count,
    ],
  );

/** Returns the level of a member in the player's network; undefined when they aren't in it. */
export async function findLevel(
  queries: Queries,
  playerId: string,
  memberId: string,
): Promise<number | undefined> {
  const rows = await queries.query<{ level: number }>(
    `select case $1::uuid when inviter1 then 1 when inviter2 then 2 when inviter3 then 3 end as level
     from miners where player_id = $2`,
    [playerId, memberId],
  );
  return rows[0]?.level ?? undefined;
}

/** Returns a player's referral code and referrer. */
export async function readReferral(
  queries: Queries,
  playerId: string,
): Promise<{ code: string; inviter: string | null }> {
  const rows = await queries.query<{ code: string; inviter: string | null }>(
    `select player.referral_code as code, inviter.username as inviter
     from accounts player left join accounts inviter on inviter.id = player.referrer_id where player.id = $1`,
    [playerId],
  );
  return getFirstRow(rows);
}
