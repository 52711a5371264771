import { DAY_SECONDS } from '../economy';
import { startOfDay, toDay } from '../mining/clock/gameTime';
import { STREAK } from './achievementRules';

/** Days are UTC days: `2026-01-31`. */
export interface Streak {
  /** Days that count in the current streak, as of `until`. */
  days: number;
  /** Days of the longest streak. */
  best: number;
  /** The last day that counted. */
  until: string | null;
  /** The last missed day that was forgiven. */
  forgivenOn: string | null;
}

const addDays = (day: string, count: number): string => toDay(startOfDay(day) + count * DAY_SECONDS);

/** Returns the first day from `from` on that is forgiven when it is missed. */
function findForgivableDay({ forgivenOn }: Pick<Streak, 'forgivenOn'>, from: string): string {
  const next = forgivenOn === null ? from : addDays(forgivenOn, STREAK.forgivenessDays);
  return next > from ? next : from;
}

const isForgiven = (streak: Streak, day: string) => findForgivableDay(streak, day) === day;

/**
 * Returns the day before `day` if it is the only missed day since the streak and is forgiven; null
 * otherwise.
 */
function findForgivenDay(streak: Streak, day: string): string | null {
  const yesterday = addDays(day, -1);
  return streak.until === addDays(day, -2) && isForgiven(streak, yesterday) ? yesterday : null;
}

/**
 * Returns the streak after `day`, which counts and must be later than `streak.until`. Don't call it for missed
 * days: the next day that counts forgives them or restarts the streak.
 */
export function countDay(streak: Streak, day: string): Streak {
  const forgivenDay = findForgivenDay(streak, day);
  const isContinued = forgivenDay !== null || streak.until === addDays(day, -1);
  const days = isContinued ? streak.days + 1 : 1;
  return {
    days,
    best: Math.max(streak.best, days),
    until: day,
    forgivenOn: forgivenDay ?? streak.forgivenOn,
  };
}

/** State of a streak on a given day. */
export interface StreakStatus {
  days: number;
  /** Whether it continues only if today counts, because yesterday was missed and is forgiven. */
  isAtRisk: boolean;
  /** The first day, today or later, that is forgiven when it is missed. */
  forgivesFrom: string;
}

/** Returns the streak as it is on `today`. */
export function readStreak(streak: Streak, today: string): StreakStatus {
  const forgivenDay = findForgivenDay(streak, today);
  const isAtRisk = forgivenDay !== null;
  const isAlive = isAtRisk || (streak.until !== null && streak.until >= addDays(today, -1));
  return {
    days: isAlive ? streak.days : 0,
    isAtRisk,
    forgivesFrom: findForgivableDay({ forgivenOn: forgivenDay ?? streak.forgivenOn }, today),
  };
}
