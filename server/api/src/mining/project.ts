import type { Projection } from '@hashgrid/contracts';
import type { Context } from '../Context';
import { dayAtRate, rewardOf } from './blockRules';
import { oreOf } from './minedToken';

const DAYS_IN_WEEK = 7n;
const DAYS_IN_MONTH = 30n;

interface Rate {
  /** mTH/s. */
  hashrate: bigint;
  players: bigint;
  height: number;
}

/** ORE (minor units) of a day in which nothing changes. */
export const dayOfRate = ({ config }: Context, { hashrate, players, height }: Rate): bigint =>
  dayAtRate(hashrate, { players, reward: rewardOf(height), ...config.gameProfile });

/** What a hashrate brings when nothing changes: no promise, the current rate alone. */
export function project(context: Context, rate: Rate): Projection {
  const day = dayOfRate(context, rate);
  return { day: oreOf(day), week: oreOf(day * DAYS_IN_WEEK), month: oreOf(day * DAYS_IN_MONTH) };
}
