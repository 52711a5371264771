import { createHash } from 'node:crypto';
import type { GoalKind } from '@hashgrid/contracts';
import { DAY_SECONDS } from '../economy';
import { WEEK_SECONDS } from '../leaderboards/startOfWeek';

export interface Goal {
  kind: GoalKind;
  target: number;
}

export type GoalLevel = 1 | 2 | 3;

const GOALS_PER_WEEK = 3;
/** Blocks take longer than their number says: batteries run empty, and a player isn't there all the time. */
const SLACK = 1.25;

/** Every level has something for its newcomers: nothing depends on other players, and all can be done on the last day with those below. */
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

/** Returns which goals suit a player: those of newcomers need nothing but a starter and the grant. */
export function findLevel({ minedDays, nodes }: { minedDays: number; nodes: number }): GoalLevel {
  if (minedDays < 3 || nodes === 0) return 1;
  return minedDays < 30 ? 2 : 3;
}

interface Draw {
  playerId: string;
  /** Its start, in seconds. */
  week: number;
  now: number;
  level: GoalLevel;
  blockSeconds: number;
}

/** Whether there is time for a goal until the end of the week. */
function fits({ kind, target }: Goal, { week, now, blockSeconds }: Draw): boolean {
  const left = week + WEEK_SECONDS - now;
  if (kind === 'blocks') return target * blockSeconds * SLACK <= left;
  return kind !== 'days' && kind !== 'collects' ? true : target <= Math.ceil(left / DAY_SECONDS);
}

/** Draws a player's goals of a week: the same for the same player, week and level. Those of lower levels fill up the last days. */
export function drawGoals(draw: Draw): Goal[] {
  const { playerId, week, level } = draw;
  const lot = ({ kind }: Goal) => createHash('sha256').update(`${playerId}:${week}:${kind}`).digest('hex');
  const drawn: Goal[] = [];
  for (const each of ([3, 2, 1] as const).filter((lower) => lower <= level)) {
    const fitting = GOALS[each].filter(
      (goal) => fits(goal, draw) && !drawn.some(({ kind }) => kind === goal.kind),
    );
    drawn.push(...fitting.sort((left, right) => (lot(left) < lot(right) ? -1 : 1)));
  }
  return drawn.slice(0, GOALS_PER_WEEK);
}
