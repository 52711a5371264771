import { createHash } from 'node:crypto';
import { BLOCK_EMISSION, DAY_SECONDS, ECONOMY, type BlockEmission } from '../../economy';
import type { GameProfile } from '../../gameProfiles';
import { toExactMinorUnits } from '../../ledger/amounts';
import { ORE_DECIMALS } from '../../ledger/tokenDecimals';

const { minersPercent } = ECONOMY.block;
const PERCENT = 100n;

export const getEmission = ({ name }: Pick<GameProfile, 'name'>): BlockEmission => BLOCK_EMISSION[name];

/** Returns the reward of block `number` in ORE (minor units), halved at fixed intervals. */
export const getBlockReward = (number: number, { reward, halving }: BlockEmission): bigint =>
  toExactMinorUnits(reward, ORE_DECIMALS) >> BigInt(Math.floor(number / halving));

/** Returns the first block after `number` at which the reward is halved. */
export const findNextHalving = (number: number, { halving }: BlockEmission): number =>
  number + halving - (number % halving);

/** Returns the rewards of `count` blocks from block `first` on in ORE (minor units). */
export function sumBlockRewards(first: number, count: number, emission: BlockEmission): bigint {
  let sum = 0n;
  const end = first + count;
  for (let number = first; number < end;) {
    const next = Math.min(end, findNextHalving(number, emission));
    const reward = getBlockReward(number, emission);
    if (reward === 0n) break;
    sum += reward * BigInt(next - number);
    number = next;
  }
  return sum;
}

/** Returns after how many blocks from block `first` on the rewards add up to `target`; undefined if they never do. */
export function countBlocksUntil(target: bigint, first: number, emission: BlockEmission): number | undefined {
  let missing = target;
  for (let number = first; ;) {
    const next = findNextHalving(number, emission);
    const reward = getBlockReward(number, emission);
    if (reward === 0n) return missing > 0n ? undefined : number - first;
    const blocks = (missing + reward - 1n) / reward;
    if (blocks <= BigInt(next - number)) return number - first + Number(blocks);
    missing -= reward * BigInt(next - number);
    number = next;
  }
}

/** Consecutive blocks of one length to settle; times in seconds since 1970. */
export interface BlockSpan {
  first: number;
  startsAt: number;
  /** Length of each block. */
  seconds: number;
  count: number;
}

/**
 * Returns the finished, unsettled blocks at `now`, at most `limit` and all of one length; undefined when there are
 * none. Blocks end at multiples of their length, so none spans two days; the first one after a change of profile is
 * shorter.
 */
export function findDueSpan(
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

/** Returns the hash of a block in hexadecimal. Without the seed, which only the server knows, nobody can predict it. */
export const computeBlockHash = (seed: string, number: number): string =>
  createHash('sha256').update(`${seed}:${number}`).digest('hex');

/** Hexadecimal digits of the hash that the fraction is made from: few enough for a number to hold them exactly. */
const FRACTION_DIGITS = 12;

/**
 * Returns a value from 0 to below 1 derived from the hash, which selects the finder of the block, as a decimal that SQL
 * reads exactly.
 */
export const computeWinningFraction = (hash: string): string =>
  (Number.parseInt(hash.slice(0, FRACTION_DIGITS), 16) / 16 ** FRACTION_DIGITS).toFixed(15);

export const getBlocksPerDay = ({ blockSeconds }: Pick<GameProfile, 'blockSeconds'>): number =>
  DAY_SECONDS / blockSeconds;

/** A player's hashrate and that of all players, in mTH/s. */
export interface HashrateShare {
  hashrate: bigint;
  /** Hashrate of all players, including `hashrate`. */
  playersHashrate: bigint;
}

/** Returns the ORE (minor units) that a hashrate earns of block rewards. */
export const calculateShareOfRewards = (
  rewards: bigint,
  { hashrate, playersHashrate }: HashrateShare,
  { baselineHashrate }: BlockEmission,
): bigint => (rewards * minersPercent * hashrate) / (PERCENT * (playersHashrate + baselineHashrate));

/**
 * Inverse of `calculateShareOfRewards`: returns the total block rewards at which a positive hashrate earns
 * `units`; rounded up. Both in minor units of ORE.
 */
export function calculateRewardsForShare(
  units: bigint,
  { hashrate, playersHashrate }: HashrateShare,
  { baselineHashrate }: BlockEmission,
): bigint {
  const part = minersPercent * hashrate;
  return (units * PERCENT * (playersHashrate + baselineHashrate) + part - 1n) / part;
}
