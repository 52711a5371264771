import { calculateInterval, calculateRatioInterval, type Interval } from './confidence';
import type { Goal } from './Goal';
import { calculateMedian, calculateQuantile } from './statistics';

export type Verdict = 'pass' | 'FAIL' | 'not decided' | 'busy machine' | 'not measured';

export interface JudgedGoal extends Goal {
  /** Null if not measured. */
  median: number | null;
  quartiles: [number, number] | null;
  /** Null for too few values, and for goals that are not load-sensitive, which are judged by each value. */
  interval: Interval | null;
  verdict: Verdict;
}

const isMetBy = ({ limit, isMinimum }: Goal, value: number): boolean =>
  isMinimum ? value >= limit : value <= limit;

const judgeInterval = (goal: Goal, interval: Interval | null): Verdict => {
  if (!interval) return 'not decided';
  const met = [interval.low, interval.high].map((end) => isMetBy(goal, end));
  if (met.every(Boolean)) return 'pass';
  return met.some(Boolean) ? 'not decided' : 'FAIL';
};

const judge = (goal: Goal, interval: Interval | null, isBusy: boolean): Verdict => {
  if (goal.values.length === 0) return 'not measured';
  // Bytes and counts should be the same in each round, so a single value over the limit is a failure.
  if (!goal.isLoadSensitive) return goal.values.every((value) => isMetBy(goal, value)) ? 'pass' : 'FAIL';
  return isBusy ? 'busy machine' : judgeInterval(goal, interval);
};

/** Judges a goal by its values. Times get a verdict only on a quiet machine, and if their whole confidence interval is on one side of the limit. */
export const judgeGoal = (goal: Goal, isBusy: boolean): JudgedGoal => {
  const { values } = goal;
  const calculate = goal.unit === 'ratio' ? calculateRatioInterval : calculateInterval;
  const interval = goal.isLoadSensitive ? calculate(values) : null;
  const [first, third] = [calculateQuantile(values, 0.25), calculateQuantile(values, 0.75)];
  return {
    ...goal,
    median: calculateMedian(values),
    quartiles: first === null || third === null ? null : [first, third],
    interval,
    verdict: judge(goal, interval, isBusy),
  };
};

/** Quotient of the ends of an interval up to which it is narrow. */
const NARROW = 1.05;

/**
 * Whether no more rounds are needed: the interval of a ratio is at most 5% wide, or far from the limit. Stopping at the first
 * verdict would cause more wrong verdicts, because each round is another chance to get one.
 */
export const hasEnoughRounds = ({ isLoadSensitive, unit, limit, values }: Goal): boolean => {
  if (!isLoadSensitive || unit !== 'ratio' || values.length === 0) return true;
  const interval = calculateRatioInterval(values);
  if (!interval) return false;
  const width = interval.high / interval.low;
  return width <= NARROW || interval.high * width < limit || interval.low / width > limit;
};
