import { formatTable } from './formatTable';
import { formatRange, formatValue } from './formatValue';
import type { JudgedGoal } from './judgeGoal';

const formatGoal = ({
  title,
  subject,
  unit,
  limit,
  isMinimum,
  median,
  quartiles,
  interval,
  values,
  verdict,
}: JudgedGoal) => [
  title,
  subject,
  `${isMinimum ? '≥' : '≤'} ${formatValue(unit, limit)}`,
  formatValue(unit, median),
  quartiles ? formatRange(unit, ...quartiles) : '–',
  interval ? formatRange(unit, interval.low, interval.high) : '–',
  String(values.length),
  verdict,
];

/** Formats a table of all goals with their measured values and verdicts. */
export const formatGoals = (goals: readonly JudgedGoal[]): string =>
  formatTable([
    ['goal', 'where', 'limit', 'median', 'quartiles', '95% interval', 'rounds', ''],
    ...goals.map(formatGoal),
  ]);
