import type { Queries } from '../../database/Database';
import { deleteBatch } from '../../database/deleteBatch';

/** Unpaid rewards of a player for a day, in minor units, with totals of the day. */
export interface DueShares {
  playerId: string;
  /** The unpaid part of the mined rewards. */
  mined: bigint;
  /** The unpaid part of the bonuses. */
  bonus: bigint;
  /** Bonuses that the player earned for the referrers of levels 1 to 3 on the whole day. */
  referralBonus1: bigint;
  referralBonus2: bigint;
  referralBonus3: bigint;
  /** Number of blocks of the day in which the player mined. */
  blocks: number;
}

const SUMS = `sum(mined - paid_mined)::bigint as mined, sum(bonus - paid_bonus)::bigint as bonus,
  sum(given1)::bigint as "referralBonus1", sum(given2)::bigint as "referralBonus2",
  sum(given3)::bigint as "referralBonus3", sum(blocks)::integer as blocks`;

/**
 * Returns the next players, in order of ID, who have shares of `day`. Every batch costs the same. `isPaid` marks those whom a
 * process of an older version, which stores no cursor, has already paid.
 */
export const listDueShares = (
  queries: Queries,
  { day, after, limit }: { day: string; after: string | null; limit: number },
): Promise<(DueShares & { isPaid: boolean })[]> =>
  queries.query(
    `select player_id as "playerId", ${SUMS}, coalesce((select true from payouts where payouts.player_id =
         share_buckets.player_id and payouts.day = $1::date and kind = 'daily_profit'), false) as "isPaid"
     from share_buckets where day = $1::date and ($2::uuid is null or player_id > $2)
     group by player_id order by player_id limit $3`,
    [day, after, limit],
  );

/** Returns one player's shares of `day`; undefined when there are none. */
export async function readDueShares(
  queries: Queries,
  { day, playerId }: { day: string; playerId: string },
): Promise<DueShares | undefined> {
  const rows = await queries.query<DueShares>(
    `select player_id as "playerId", ${SUMS} from share_buckets where day = $1::date and player_id = $2 group by player_id`,
    [day, playerId],
  );
  return rows[0];
}

/** Returns whether the player already received this kind of payout for the day. */
export async function hasPayout(
  queries: Queries,
  { playerId, day, kind }: { playerId: string; day: string; kind: string },
): Promise<boolean> {
  const rows = await queries.query(
    'select 1 from payouts where player_id = $1 and day = $2::date and kind = $3',
    [playerId, day, kind],
  );
  return rows.length > 0;
}

/**
 * Returns what the player has collected of `day`, in minor units; null if nothing. Valid only until the day's daily payout, which the
 * sums would include.
 */
export async function readCollectedAmount(
  queries: Queries,
  { playerId, day }: { playerId: string; day: string },
): Promise<bigint | null> {
  const rows = await queries.query<{ amount: bigint }>(
    `select (select coalesce(sum(paid_mined + paid_bonus), 0)::bigint from share_buckets
       where player_id = $1 and day = $2::date) as amount
     from payouts where player_id = $1 and day = $2::date and kind = 'collect'`,
    [playerId, day],
  );
  return rows[0]?.amount ?? null;
}

/** Records the payouts and marks these players' shares of `day` as paid. The database rejects a second payout of the same kind. */
export async function markPaid(
  queries: Queries,
  {
    day,
    kind,
    payouts,
  }: { day: string; kind: string; payouts: { due: DueShares; entryId: string | null }[] },
): Promise<void> {
  const players = payouts.map(({ due }) => due.playerId);
  await queries.query(
    `insert into payouts (player_id, day, kind, blocks, entry_id)
     select player_id, $2::date, $3, blocks, entry_id
     from unnest($1::uuid[], $4::integer[], $5::uuid[]) as paid (player_id, blocks, entry_id)`,
    [players, day, kind, payouts.map(({ due }) => due.blocks), payouts.map(({ entryId }) => entryId)],
  );
  await queries.query(
    `update share_buckets set paid_mined = mined, paid_bonus = bonus where player_id = any($1::uuid[]) and day = $2::date`,
    [players, day],
  );
}

/** Adds a settled day's referral bonuses to the running totals of the members they came from. */
export async function addReferralBonuses(queries: Queries, dues: readonly DueShares[]): Promise<void> {
  await queries.query(
    `update miners set given1 = given1 + day.bonus1, given2 = given2 + day.bonus2, given3 = given3 + day.bonus3
     from unnest($1::uuid[], $2::bigint[], $3::bigint[], $4::bigint[]) as day (player_id, bonus1, bonus2, bonus3)
     where miners.player_id = day.player_id`,
    [
      dues.map(({ playerId }) => playerId),
      dues.map(({ referralBonus1 }) => referralBonus1),
      dues.map(({ referralBonus2 }) => referralBonus2),
      dues.map(({ referralBonus3 }) => referralBonus3),
    ],
  );
}

/** Deletes a batch of earnings that are too old for every chart, of days that are paid out. Returns the number deleted. */
export const purgeEarnings = (queries: Queries, before: number): Promise<number> =>
  deleteBatch(
    queries,
    'share_buckets',
    `day < least((to_timestamp($1) at time zone 'UTC')::date, (select paid_before from game_state))`,
    [before],
  );
