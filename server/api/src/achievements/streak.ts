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
 * Returns the missed day between the streak and `day` if there is just one and it is forgiven; null
 * otherwise.
 */
function findGap(streak: Streak, day: string): string | null {
  const yesterday = addDays(day, -1);
  return streak.until === addDays(day, -2) && isForgiven(streak, yesterday) ? yesterday : null;
}

/**
 * Returns the streak after a day that counts, which must be later than those before. Missed days take effect
 * at the next day that counts.
 */
export function countDay(streak: Streak, day: string): Streak {
  const gap = findGap(streak, day);
  const isContinued = gap !== null || streak.until === addDays(day, -1);
  const days = isContinued ? streak.days + 1 : 1;
  return {
    days,
    best: Math.max(streak.best, days),
    until: day,
    forgivenOn: gap ?? streak.forgivenOn,
  };
}

/** How a streak stands on a certain day. */
export interface StreakStatus {
  days: number;
  /** Whether it continues only if today counts, because yesterday was missed and is forgiven. */
  isAtRisk: boolean;
  /** The first day, today or later, that is forgiven when it is missed. */
  forgivesFrom: string;
}

/** Returns the streak as it is on `today`. */
export function readStreak(streak: Streak, today: string): StreakStatus {
  const gap = findGap(streak, today);
  const isAtRisk = gap !== null;
  const isAlive = isAtRisk || (streak.until !== null && streak.until >= addDays(today, -1));
  return {
    days: isAlive ? streak.days : 0,
    isAtRisk,
    forgivesFrom: findForgivableDay({ forgivenOn: gap ?? streak.forgivenOn }, today),
  };
}
