import { createHash } from 'node:crypto';
import { DAY_SECONDS, ECONOMY } from '../economy';
import { toExactMinorUnits } from '../ledger/amounts';
import { ORE_DECIMALS } from './nodeCosts';

const FIRST_REWARD = toExactMinorUnits(ECONOMY.block.reward, ORE_DECIMALS);
const { halving, baselineHashrate, minersPercent } = ECONOMY.block;

/** Returns the reward of block `number` in ORE (minor units), halved at fixed intervals. */
export const getBlockReward = (number: number): bigint =>
  FIRST_REWARD >> BigInt(Math.floor(number / halving));

/** Consecutive blocks of one length to settle. */
export interface BlockSpan {
  first: number;
  startsAt: number;
  seconds: number;
  count: number;
}

/**
 * Returns the finished, unsettled blocks at `now`, at most `limit` and all of one length; undefined when there are
 * none. Blocks end at multiples of their length, so none spans two days; the first one after a change of profile is
 * shorter.
 */
export function dueSpan(
  state: { height: number; settledUntil: number },
  { now, blockSeconds, limit }: { now: number; blockSeconds: number; limit: number },
): BlockSpan | undefined {
  const { height: first, settledUntil: startsAt } = state;
  const offset = startsAt % blockSeconds;
  const seconds = blockSeconds - offset;
  if (startsAt + seconds > now) return undefined;
  const count = offset > 0 ? 1 : Math.min(limit, Math.floor((now - startsAt) / blockSeconds));
  return { first, startsAt, seconds, count };
}

/** Returns the hash of a block: unpredictable before it, reproducible after it. */
export const blockHash = (seed: string, number: number): string =>
  createHash('sha256').update(`${seed}:${number}`).digest('hex');

const LOT_DIGITS = 12;
/**
 * Returns a value from 0 to 1 derived from the hash, which selects the finder of the block; a decimal that SQL reads
 * exactly.
 */
export const winningFraction = (hash: string): string =>
  (Number.parseInt(hash.slice(0, LOT_DIGITS), 16) / 16 ** LOT_DIGITS).toFixed(15);

/** Returns the ORE (minor units) that `hashrate` earns in a day while only `players` and the house mine; all in mTH/s. */
export function earningsPerDay(
  hashrate: bigint,
  { players, reward, blockSeconds }: { players: bigint; reward: bigint; blockSeconds: number },
): bigint {
  const blocks = BigInt(DAY_SECONDS / blockSeconds);
  return (reward * minersPercent * blocks * hashrate) / (100n * (players + baselineHashrate));
}
