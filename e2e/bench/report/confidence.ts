import { calculateMedian } from './statistics';

/** A location and its confidence interval. */
export interface Interval {
  /** Hodges–Lehmann estimate: the median of the means of all pairs of values. */
  estimate: number;
  low: number;
  high: number;
}

const ERROR_RATE = 0.05;

/** Returns the means of all pairs of values, each with itself included, in ascending order. */
const listPairMeans = (values: readonly number[]): number[] =>
  values
    .flatMap((value, index) => values.slice(index).map((other) => (value + other) / 2))
    .sort((a, b) => a - b);

/** Returns the probability of each sum of ranks, by the sum, when each rank from 1 to `count` is included with a probability of 1/2. */
const listRankSumChances = (count: number): number[] => {
  let chances = [1];
  for (let rank = 1; rank <= count; rank += 1) {
    const next = Array.from({ length: chances.length + rank }, () => 0);
    chances.forEach((chance, sum) => {
      next[sum]! += chance / 2;
      next[sum + rank]! += chance / 2;
    });
    chances = next;
  }
  return chances;
};

/** Returns how many pair means are outside each end of the interval; null if there are too few values for one. */
const countOutside = (count: number): number | null => {
  let tail = 0;
  let outside = 0;
  for (const chance of listRankSumChances(count)) {
    tail += chance;
    if (tail > ERROR_RATE / 2) break;
    outside += 1;
  }
  return outside === 0 ? null : outside - 1;
};

/**
 * Returns the 95% confidence interval of the location of values by the Wilcoxon signed-rank test, which assumes no
 * distribution and is robust to single outliers. Null for fewer than 6 values, which cannot give 95%.
 */
export const calculateInterval = (values: readonly number[]): Interval | null => {
  const outside = countOutside(values.length);
  if (outside === null) return null;
  const means = listPairMeans(values);
  return {
    estimate: calculateMedian(means)!,
    low: means[outside]!,
    high: means[means.length - 1 - outside]!,
  };
};

/** Returns the interval of ratios, calculated from their logarithms, so that 2 and 0.5 are equally far from 1. Null if a ratio is 0. */
export const calculateRatioInterval = (ratios: readonly number[]): Interval | null => {
  if (ratios.some((ratio) => ratio <= 0)) return null;
  const interval = calculateInterval(ratios.map(Math.log));
  if (!interval) return null;
  const { estimate, low, high } = interval;
  return { estimate: Math.exp(estimate), low: Math.exp(low), high: Math.exp(high) };
};
