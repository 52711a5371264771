import type { Projection } from '@hashgrid/contracts';
import type { Context } from '../../Context';
import { DAY_SECONDS, ECONOMY, type NodeType } from '../../economy';
import { getAmountFor, swap, type Reserves } from '../../exchange/exchangeRules';
import type { GameProfile } from '../../gameProfiles';
import { toDecimal, toExactMinorUnits } from '../../ledger/amounts';
import { USDT_DECIMALS } from '../../ledger/tokenDecimals';
import {
  countBlocksUntil,
  getBlockReward,
  getBlocksPerDay,
  getEmission,
  calculateRewardsForShare,
  calculateShareOfRewards,
  sumBlockRewards,
  type HashrateShare,
} from './blockRules';
import { toOre } from '../prices/minedToken';

const DAYS_IN_WEEK = 7;
const DAYS_IN_MONTH = 30;

/** The state of the game that an estimate starts from. */
export interface EarningRate extends HashrateShare {
  /** Number of settled blocks. */
  height: number;
  /** The pool's ORE and USDT in minor units, `from` and `to` of a sale of ORE. */
  reserves: Reserves;
}

const toUsdt = (units: bigint): string => toDecimal(units, USDT_DECIMALS);

/** Returns the ORE (minor units) that a hashrate earns in a day at the current block reward. */
export function calculateDailyEarnings(
  profile: GameProfile,
  { height, ...share }: Pick<EarningRate, 'hashrate' | 'playersHashrate' | 'height'>,
): bigint {
  const emission = getEmission(profile);
  const rewards = getBlockReward(height, emission) * BigInt(getBlocksPerDay(profile));
  return calculateShareOfRewards(rewards, share, emission);
}

function calculateEarningsOfDays(
  profile: GameProfile,
  { height, ...share }: EarningRate,
  days: number,
): bigint {
  const emission = getEmission(profile);
  return calculateShareOfRewards(
    sumBlockRewards(height, days * getBlocksPerDay(profile), emission),
    share,
    emission,
  );
}

/**
 * Returns the estimated earnings of a hashrate at the current rate, which isn't guaranteed, and what the exchange pool
 * would pay for them.
 */
export function projectEarnings({ config }: Context, rate: EarningRate): Projection {
  const { gameProfile } = config;
  const day = calculateDailyEarnings(gameProfile, rate);
  const week = calculateEarningsOfDays(gameProfile, rate, DAYS_IN_WEEK);
  const month = calculateEarningsOfDays(gameProfile, rate, DAYS_IN_MONTH);
  const toValue = (ore: bigint) => toUsdt(swap(ore, rate.reserves).received);
  return {
    day: toOre(day),
    week: toOre(week),
    month: toOre(month),
    value: { day: toValue(day), week: toValue(week), month: toValue(month) },
  };
}

/** Returns the USDT that the exchange pool would pay for a day's earnings. */
export const calculateDailyValue = ({ config }: Context, rate: EarningRate): string =>
  toUsdt(swap(calculateDailyEarnings(config.gameProfile, rate), rate.reserves).received);

/** Returns the seconds until a hashrate has mined `ore` (minor units) at the current rate; null if it never does. */
export function estimateMiningTime(
  profile: GameProfile,
  ore: bigint,
  { height, ...share }: Pick<EarningRate, 'hashrate' | 'playersHashrate' | 'height'>,
): number | null {
  const emission = getEmission(profile);
  const blocks = countBlocksUntil(calculateRewardsForShare(ore, share, emission), height, emission);
  return blocks === undefined ? null : blocks * profile.blockSeconds;
}

/**
 * Returns the seconds until a new node has mined what the pool buys for the node's price, which has been paid into the
 * pool; null when its life ends before. `playersHashrate` includes the node.
 */
export function estimatePayback(
  profile: GameProfile,
  { price, hashrate }: Pick<NodeType, 'price' | 'hashrate'>,
  { playersHashrate, height, reserves }: Omit<EarningRate, 'hashrate'>,
): number | null {
  const paid = toExactMinorUnits(price, USDT_DECIMALS);
  const ore = getAmountFor(paid, { from: reserves.from, to: reserves.to + paid });
  const seconds =
    ore === undefined ? null : estimateMiningTime(profile, ore, { hashrate, playersHashrate, height });
  return seconds !== null && seconds <= ECONOMY.node.lifeDays * DAY_SECONDS ? seconds : null;
}
