import type { Projection } from '@hashgrid/contracts';
import type { Context } from '../Context';
import { earningsPerDay, getBlockReward } from './blockRules';
import { toOre } from './minedToken';

const DAYS_IN_WEEK = 7n;
const DAYS_IN_MONTH = 30n;

interface Rate {
  /** mTH/s. */
  hashrate: bigint;
  players: bigint;
  height: number;
}

/** Returns the ORE (minor units) per day at the current rate. */
export const dailyEarnings = ({ config }: Context, { hashrate, players, height }: Rate): bigint =>
  earningsPerDay(hashrate, { players, reward: getBlockReward(height), ...config.gameProfile });

/** Returns the projected earnings of a hashrate at the current rate, which isn't guaranteed. */
export function projectEarnings(context: Context, rate: Rate): Projection {
  const day = dailyEarnings(context, rate);
  return { day: toOre(day), week: toOre(day * DAYS_IN_WEEK), month: toOre(day * DAYS_IN_MONTH) };
}
