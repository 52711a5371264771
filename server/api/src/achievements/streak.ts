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
export function findForgivableDay({ forgivenOn }: Streak, from: string): string {
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

/** Returns how many days the streak has on `today`, and whether it continues only because yesterday is forgiven. */
export function readStreak(streak: Streak, today: string): { days: number; isAtRisk: boolean } {
  const isAtRisk = findGap(streak, today) !== null;
  const isAlive = isAtRisk || (streak.until !== null && streak.until >= addDays(today, -1));
  return { days: isAlive ? streak.days : 0, isAtRisk };
}
