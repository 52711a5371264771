import { getFirstRow } from '../../database/getFirstRow';
import type { Queries } from '../../database/Database';

/** Consecutive blocks of one length; the arrays hold one value per block. Times are seconds since 1970. */
export interface BlocksToSettle {
  first: number;
  startsAt: number;
  /** Length of each block. */
  seconds: number;
  rewards: bigint[];
  hashes: string[];
  /** Values from 0 to below 1 that select the finder of each block. */
  winningFractions: string[];
  /** mTH/s of the house. */
  baselineHashrate: bigint;
  minersPercent: bigint;
  referralPercents: readonly bigint[];
  /** Length of the periods by which shares are summed. */
  bucketSeconds: number;
  /** Individual shares are stored from this block on. */
  firstBlockWithShares: number;
}

/** Totals over the settled blocks, in minor units. */
export interface SettledSums {
  reward: bigint;
  paid: bigint;
  bonuses: bigint;
}

// One statement for any number of blocks. `miners.power` is each player's power at the start of the first block, and
// `power_changes` holds its later changes. Nodes are never read, so the cost depends on the number of players. A closed
// account earns no bonuses, and no shares from its closing on, because that switches its nodes off. The columns given1 to given3
// hold the bonuses for the referrers of levels 1 to 3. The finder of a block is drawn with a probability in proportion to the work:
// the miners' work is put end to end, and the winning point falls into the finder's part, or into the house's, in which case nobody
// found the block. Rates and the reward index are in 10^-18 minor units per unit of work.
const SETTLE = `
with span as materialized (
  select $1::bigint + n - 1 as number, $2::bigint + (n - 1) * $3::bigint as starts_at,
    $2::bigint + n * $3::bigint as ends_at, reward, hash, fraction
  from unnest($4::bigint[], $5::text[], $6::numeric[]) with ordinality as block (reward, hash, fraction, n)
),
due as (
  delete from power_changes where at < (select max(ends_at) from span) returning player_id, at, delta
),
steps as materialized (
  select player_id, number, sum(delta)::bigint as delta, sum(delta * (span.ends_at - at))::bigint as part
  from due join span on span.number = $1::bigint + (due.at - $2::bigint) / $3::bigint group by player_id, number
),
workers as (
  select player_id, power from miners where power > 0 or player_id in (select player_id from steps)
),
works as materialized (
  select player_id, number, work from (
    select player_id, number, $3::bigint * (power + coalesce(sum(delta) over (partition by player_id
      order by number rows between unbounded preceding and 1 preceding), 0)::bigint) + coalesce(part, 0) as work
    from workers cross join span left join steps using (player_id, number)
  ) as worked where work > 0
),
totals as materialized (
  select span.number, span.starts_at, span.ends_at, reward, hash, fraction, count(player_id)::integer as miners,
    coalesce(sum(work), 0)::bigint as player_work, coalesce(sum(work), 0)::bigint + $7::bigint * $3::bigint as work
  from span left join works using (number)
  group by span.number, span.starts_at, span.ends_at, reward, hash, fraction
),
shares as materialized (
  select player_id, number, works.work, inviter1, inviter2, inviter3,
    div(reward::numeric * $8::bigint * works.work, 100 * totals.work::numeric)::bigint as mined
  from works join totals using (number) join miners using (player_id)
),
closed as materialized (
  select id from accounts where closed_at is not null
),
bonuses as materialized (
  select player_id, number, work, mined, inviter1, inviter2, inviter3,
    case when inviter1 is null or inviter1 in (select id from closed) then 0 else mined * $9::bigint / 100 end as bonus1,
    case when inviter2 is null or inviter2 in (select id from closed) then 0 else mined * $10::bigint / 100 end as bonus2,
    case when inviter3 is null or inviter3 in (select id from closed) then 0 else mined * $11::bigint / 100 end as bonus3
  from shares
),
credits as materialized (
  select player_id, number, sum(work)::bigint as work, sum(mined)::bigint as mined, sum(bonus)::bigint as bonus,
    sum(bonus1)::bigint as bonus1, sum(bonus2)::bigint as bonus2, sum(bonus3)::bigint as bonus3,
    sum(worked)::integer as worked
  from (
    select player_id, number, work, mined, 0::bigint as bonus, bonus1, bonus2, bonus3, 1 as worked from bonuses
    union all select inviter1, number, 0, 0, bonus1, 0, 0, 0, 0 from bonuses where bonus1 > 0
    union all select inviter2, number, 0, 0, bonus2, 0, 0, 0, 0 from bonuses where bonus2 > 0
    union all select inviter3, number, 0, 0, bonus3, 0, 0, 0, 0 from bonuses where bonus3 > 0
  ) as parts group by player_id, number
),
bucketed as (
  insert into share_buckets (player_id, starts_at, day, work, mined, bonus, given1, given2, given3, blocks)
  select player_id, bucket, (to_timestamp(bucket) at time zone 'UTC')::date, sum(work), sum(mined), sum(bonus),
    sum(bonus1), sum(bonus2), sum(bonus3), sum(worked)
  from (
    select credits.*, starts_at - starts_at % $12::bigint as bucket from credits join span using (number)
  ) as credits_by_bucket
  group by player_id, bucket
  on conflict (player_id, starts_at) do update set work = share_buckets.work + excluded.work,
    mined = share_buckets.mined + excluded.mined, bonus = share_buckets.bonus + excluded.bonus,
    given1 = share_buckets.given1 + excluded.given1, given2 = share_buckets.given2 + excluded.given2,
    given3 = share_buckets.given3 + excluded.given3, blocks = share_buckets.blocks + excluded.blocks
),
stored_shares as (
  insert into block_shares (block, player_id, work, mined, bonus)
  select number, player_id, work, mined, bonus from credits where number >= $13::bigint
),
outdated as (
  delete from block_shares where block < $13::bigint
),
finders as (
  select number, player_id from (
    select works.number, player_id, works.work, floor(fraction * totals.work) as winning_point,
      sum(works.work) over (partition by works.number order by player_id) as part_end
    from works join totals using (number)
  ) as parts where winning_point < part_end and winning_point >= part_end - work
),
payouts_by_block as (
  select number, sum(mined)::bigint as paid, sum(bonus1 + bonus2 + bonus3)::bigint as bonuses from bonuses group by number
),
settled as (
  insert into blocks (number, starts_at, ends_at, hash, reward, miners, player_work, work, paid, bonuses, treasury, finder,
    index_before, index_rate)
  select number, starts_at, ends_at, hash, reward, miners, player_work, work, coalesce(paid, 0), coalesce(bonuses, 0),
    reward - coalesce(paid, 0) - coalesce(bonuses, 0), player_id,
    (select reward_index from game_state) + coalesce(sum(rate * $3::bigint) over (order by number
      rows between unbounded preceding and 1 preceding), 0), rate
  from (
    select *, div(reward * $8::bigint * 1000000000000000000::numeric, 100 * work::numeric) as rate from totals
  ) as rated left join payouts_by_block using (number) left join finders using (number)
  returning reward, paid, bonuses, index_rate
),
updated_miners as (
  update miners set power = power + changed.delta
  from (select player_id, sum(delta)::bigint as delta from steps group by player_id) as changed
  where changed.player_id = miners.player_id
),
updated_state as (
  update game_state set height = height + (select count(*) from span), settled_until = (select max(ends_at) from span),
    reward_index = reward_index + (select sum(index_rate) * $3::bigint from settled)
)
select sum(reward)::bigint as reward, sum(paid)::bigint as paid, sum(bonuses)::bigint as bonuses from settled`;

/**
 * Settles blocks: stores all shares and bonuses, the blocks themselves and the new game state, and returns
 * the totals. The caller writes the ledger entry.
 */
export async function settleBlocks(queries: Queries, blocks: BlocksToSettle): Promise<SettledSums> {
  const [level1, level2, level3] = blocks.referralPercents;
  const rows = await queries.query<SettledSums>(SETTLE, [
    blocks.first,
    blocks.startsAt,
    blocks.seconds,
    blocks.rewards,
    blocks.hashes,
    blocks.winningFractions,
    blocks.baselineHashrate,
    blocks.minersPercent,
    level1,
    level2,
    level3,
    blocks.bucketSeconds,
    blocks.firstBlockWithShares,
  ]);
  return getFirstRow(rows);
}

/** Returns the number of active miners at the last settlement, an estimate of the shares of each block to settle. */
export async function countActiveMiners(queries: Queries): Promise<number> {
  const rows = await queries.query<{ count: number }>('select active_miners as count from game_state');
  return getFirstRow(rows).count;
}
