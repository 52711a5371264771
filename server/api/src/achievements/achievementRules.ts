import type { AchievementKind } from '@hashgrid/contracts';
import { ECONOMY } from '../economy';

const HOUR_SECONDS = 3600;

/** The targets of each achievement, in ascending order. Achievements are badges and pay nothing, so farming them is pointless. */
export const TARGETS: Record<AchievementKind, readonly number[]> = {
  blocks: [1, 100, 1000, 10_000],
  found: [1, 10],
  nodes: [1, 5, 20],
  upgrades: [1, 5, 20],
  swaps: [1, 5, 20],
  days: [7, 30, 100],
  streak: [3, 7, 30],
  weeks: [1, 4, 12],
  payments: [1, 5],
  invitees: [1, 5],
};

/** Upper limit of counts that scan rows, so that a read costs the same however much a player has done. */
export const MAX_COUNTED = 20;

/** Players that the task processes in one transaction. */
export const PLAYERS_AT_ONCE = 200;

export const STREAK = {
  /**
   * Work for a day to count, in mTH/s times seconds: what a starter node does in an hour. The node of an idle
   * account runs empty and does none.
   */
  workPerDay: Number(ECONOMY.starter.hashrate) * HOUR_SECONDS,
  /** At most one missed day within this many days is forgiven. The texts on the screen name both numbers. */
  forgivenessDays: 7,
} as const;
