import { createHash } from 'node:crypto';
import { DAY_SECONDS, ECONOMY } from '../economy';
import { exactMinorUnits } from '../ledger/amounts';
import { ORE_DECIMALS } from './nodeCosts';

const FIRST_REWARD = exactMinorUnits(ECONOMY.block.reward, ORE_DECIMALS);
const { halving, houseHashrate, minersPercent } = ECONOMY.block;

/** ORE (minor units) of block `number`, halved every so many blocks. */
export const rewardOf = (number: number): bigint => FIRST_REWARD >> BigInt(Math.floor(number / halving));

/** What settles a number of blocks of one length. */
export interface BlockSpan {
  first: number;
  startsAt: number;
  seconds: number;
  count: number;
}

/**
 * The blocks that are over at `now` and not settled, at most `limit`, all of one length; undefined when there is none.
 * Blocks end at whole multiples of their length, so none lies in two days; the first after a change of profile is shorter.
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

/** Hash of a block: nobody can know it before, everybody the same after. */
export const blockHash = (seed: string, number: number): string =>
  createHash('sha256').update(`${seed}:${number}`).digest('hex');

const LOT_DIGITS = 12;
/** Who finds a block is drawn by its hash: a part of one, as a decimal that SQL reads exactly. */
export const winningFraction = (hash: string): string =>
  (Number.parseInt(hash.slice(0, LOT_DIGITS), 16) / 16 ** LOT_DIGITS).toFixed(15);

/** ORE (minor units) that `hashrate` earns in a day when `players` and the house work beside nobody else, all mTH/s. */
export function earningsPerDay(
  hashrate: bigint,
  { players, reward, blockSeconds }: { players: bigint; reward: bigint; blockSeconds: number },
): bigint {
  const blocks = BigInt(DAY_SECONDS / blockSeconds);
  return (reward * minersPercent * blocks * hashrate) / (100n * (players + houseHashrate));
}
