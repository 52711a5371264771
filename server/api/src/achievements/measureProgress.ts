import type { AchievementKind, GoalKind } from '@hashgrid/contracts';
import { WEEK_SECONDS } from '../leaderboards/startOfWeek';
import { toDay } from '../mining/clock/gameTime';
import { STREAK, TARGETS } from './achievementRules';
import type { Goal } from './drawGoals';
import type { Award, Facts } from './progress.queries';
import { countDay, type Streak } from './streak';

/** A player's progress: the totals in `player_progress` plus the days that they don't include yet. */
export interface Progress {
  achievements: Record<AchievementKind, number>;
  goals: Record<GoalKind, number>;
  streak: Streak;
  minedDays: number;
}

const isMinedDay = ({ work }: { work: number }) => work >= STREAK.workPerDay;
const sumBlocks = (days: readonly { blocks: number }[]) => days.reduce((sum, { blocks }) => sum + blocks, 0);

/**
 * Computes a player's progress.
 * @param week Start of the week whose goals are measured, Unix time in seconds.
 */
export function measureProgress(facts: Facts, week: number): Progress {
  const { countedUntil, nodes, upgrades, swaps } = facts;
  const uncountedDays = facts.days.filter(({ day }) => countedUntil === null || day > countedUntil);
  const [firstDay, endDay] = [toDay(week), toDay(week + WEEK_SECONDS)];
  const weekDays = facts.days.filter(({ day }) => day >= firstDay && day < endDay);
  const streak = uncountedDays.filter(isMinedDay).reduce<Streak>((before, { day }) => countDay(before, day), {
    days: facts.streak,
    best: facts.bestStreak,
    until: facts.streakUntil,
    forgivenOn: facts.forgivenOn,
  });
  const minedDays = facts.minedDays + uncountedDays.filter(isMinedDay).length;
  return {
    achievements: {
      blocks: facts.blocks + sumBlocks(uncountedDays),
      found: facts.foundBlocks,
      nodes: nodes.ever,
      upgrades: upgrades.ever,
      swaps: swaps.ever,
      days: minedDays,
      streak: streak.best,
      weeks: facts.finishedWeeks,
      payments: facts.paidPlayers,
      invitees: facts.activeInvitees,
    },
    goals: {
      blocks: sumBlocks(weekDays),
      days: weekDays.filter(isMinedDay).length,
      collects: facts.collects,
      swaps: swaps.week,
      nodes: nodes.week,
      upgrades: upgrades.week,
    },
    streak,
    minedDays,
  };
}

/** Returns whether all goals of the week are reached; false before they are drawn. */
export const areGoalsDone = (goals: readonly Goal[] | null, progress: Progress): boolean =>
  goals !== null && goals.every(({ kind, target }) => progress.goals[kind] >= target);

/** Returns the achievements that a player has reached but hasn't been awarded yet. */
export const findDueAwards = ({ playerId, awards }: Facts, { achievements }: Progress): Award[] =>
  Object.entries(TARGETS).flatMap(([name, targets]) => {
    const kind = name as AchievementKind;
    return targets
      .filter((target) => achievements[kind] >= target)
      .filter((target) => !awards.some((award) => award.kind === kind && award.target === target))
      .map((target) => ({ playerId, kind, target }));
  });
