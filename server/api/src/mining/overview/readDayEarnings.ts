import type { Context } from '../../Context';
import { countBlocksWithShares, DAY_SECONDS } from '../../economy';
import {
  readBlockEarnings,
  readBucketEarnings,
  readEarningsSince,
  type Earnings,
} from '../payouts/earnings.queries';

interface Edge {
  playerId: string;
  /** Start of the first block that counts. */
  from: number;
  /** End of its bucket. */
  until: number;
}

/** Returns the earnings in the part of a bucket from `from` on. Estimates them when shares of blocks that old are no longer stored. */
async function readEdgeEarnings(
  { database, config: { gameProfile } }: Context,
  { playerId, from, until }: Edge,
): Promise<Earnings> {
  const { blockSeconds, bucketSeconds } = gameProfile;
  if (countBlocksWithShares(gameProfile) * blockSeconds > DAY_SECONDS)
    return readBlockEarnings(database, { playerId, from, until });
  const bucket = await readBucketEarnings(database, playerId, until - bucketSeconds);
  const toPart = (amount: bigint) => (amount * BigInt(until - from)) / BigInt(bucketSeconds);
  return { mined: toPart(bucket.mined), bonus: toPart(bucket.bonus) };
}

/** Returns a player's earnings in the blocks that ended in the 24 hours before `now`. */
export async function readDayEarnings(context: Context, playerId: string, now: number): Promise<Earnings> {
  const { blockSeconds, bucketSeconds } = context.config.gameProfile;
  const since = now - DAY_SECONDS;
  const from = since - (since % blockSeconds);
  const until = Math.ceil(from / bucketSeconds) * bucketSeconds;
  const whole = await readEarningsSince(context.database, playerId, until);
  if (from === until) return whole;
  const edge = await readEdgeEarnings(context, { playerId, from, until });
  return { mined: whole.mined + edge.mined, bonus: whole.bonus + edge.bonus };
}
