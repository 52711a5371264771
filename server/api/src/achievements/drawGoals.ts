import { createHash } from 'node:crypto';
import type { GoalKind } from '@hashgrid/contracts';
import { DAY_SECONDS, ECONOMY } from '../economy';
import { WEEK_SECONDS } from '../leaderboards/startOfWeek';
import { STREAK } from './achievementRules';

export interface Goal {
  kind: GoalKind;
  target: number;
}

export type GoalLevel = 1 | 2 | 3;

const GOALS_PER_WEEK = 3;
/** Factor by which mining a number of blocks may take longer: batteries run empty, and players aren't always online. */
const SLACK = 1.25;
/** Time that a starter node needs for a day to count. */
const MINED_DAY_SECONDS = STREAK.workPerDay / Number(ECONOMY.starter.hashrate);

/**
 * Goals by level. None depends on other players. Each level, together with the lower ones, has enough goals
 * that can still be reached on the last day of a week.
 */
const GOALS: Record<GoalLevel, readonly Goal[]> = {
  1: [
    { kind: 'blocks', target: 50 },
    { kind: 'days', target: 2 },
    { kind: 'collects', target: 1 },
    { kind: 'swaps', target: 1 },
    { kind: 'nodes', target: 1 },
  ],
  2: [
    { kind: 'blocks', target: 300 },
    { kind: 'days', target: 4 },
    { kind: 'collects', target: 3 },
    { kind: 'swaps', target: 2 },
    { kind: 'nodes', target: 1 },
    { kind: 'upgrades', target: 1 },
  ],
  3: [
    { kind: 'blocks', target: 600 },
    { kind: 'days', target: 6 },
    { kind: 'collects', target: 5 },
    { kind: 'swaps', target: 3 },
    { kind: 'upgrades', target: 2 },
  ],
};

/** Returns the level of the goals for a player; goals of level 1 need nothing but a starter node and the welcome grant. */
export function findGoalLevel({ minedDays, nodes }: { minedDays: number; nodes: number }): GoalLevel {
  if (minedDays < 3 || nodes === 0) return 1;
  return minedDays < 30 ? 2 : 3;
}

interface DrawOptions {
  playerId: string;
  /** Start of the week, Unix time in seconds. */
  week: number;
  /** Unix time in seconds. */
  now: number;
  level: GoalLevel;
  blockSeconds: number;
}

/** Returns whether there is time for a goal until the end of the week. */
function isReachable({ kind, target }: Goal, { week, now, blockSeconds }: DrawOptions): boolean {
  const secondsLeft = week + WEEK_SECONDS - now;
  if (kind === 'blocks') return target * blockSeconds * SLACK <= secondsLeft;
  // The rest of today counts only if it is long enough to mine for a day.
  if (kind === 'days')
    return target <= Math.floor((secondsLeft + DAY_SECONDS - MINED_DAY_SECONDS) / DAY_SECONDS);
  return kind !== 'collects' || target <= Math.ceil(secondsLeft / DAY_SECONDS);
}

/**
 * Draws a player's goals of a week: the same for the same player, week and level. Goals of lower levels fill
 * up the list when too few of the player's level can still be reached.
 */
export function drawGoals(options: DrawOptions): Goal[] {
  const { playerId, week, level } = options;
  const getRank = ({ kind }: Goal) =>
    createHash('sha256').update(`${playerId}:${week}:${kind}`).digest('hex');
  const drawn: Goal[] = [];
  for (const goalLevel of ([3, 2, 1] as const).filter((lower) => lower <= level)) {
    const candidates = GOALS[goalLevel].filter(
      (goal) => isReachable(goal, options) && !drawn.some(({ kind }) => kind === goal.kind),
    );
    drawn.push(...candidates.sort((left, right) => (getRank(left) < getRank(right) ? -1 : 1)));
  }
  return drawn.slice(0, GOALS_PER_WEEK);
}
