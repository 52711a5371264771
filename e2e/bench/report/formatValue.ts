import type { GoalUnit } from './Goal';
import { calculateMedian, calculateQuantile } from './statistics';

const BYTES_PER_KB = 1000;

const FORMATS: Record<GoalUnit, (value: number) => string> = {
  ratio: (value) => value.toFixed(2),
  ms: (value) => `${value.toFixed(0)} ms`,
  bytes: (value) => (value === 0 ? '0 B' : `${(value / BYTES_PER_KB).toFixed(1)} kB`),
  // Scores and counts are whole; layout shifts are small fractions.
  number: (value) => String(Number(value.toFixed(3))),
};

/** Formats a value with its unit: `1.25`, `2332 ms`, `149.3 kB`, `0.004`. */
export const formatValue = (unit: GoalUnit, value: number | null): string =>
  value === null ? '–' : FORMATS[unit](value);

/** Formats a range: `0.97–1.04`. */
export const formatRange = (unit: GoalUnit, low: number, high: number): string =>
  `${formatValue(unit, low)}–${formatValue(unit, high)}`;

/** Formats the median of ratios and, in parentheses, their quartiles: `1.01 (0.97–1.04)`. */
export const formatRatios = (ratios: readonly number[]): string => {
  const [low, high] = [calculateQuantile(ratios, 0.25), calculateQuantile(ratios, 0.75)];
  if (low === null || high === null) return '–';
  return `${formatValue('ratio', calculateMedian(ratios))} (${formatRange('ratio', low, high)})`;
};
