import { formatTable } from '../bench/report/formatTable';
import { calculateMedian } from '../bench/report/statistics';
import type { DeliveryTime } from './DeliveryTime';

const formatSeconds = (ms: number | null): string => (ms === null ? '–' : `${(ms / 1000).toFixed(2)} s`);

const formatRow = ({ name, runsMs, limitMs }: DeliveryTime): string[] => {
  const slowest = Math.max(...runsMs);
  const verdict =
    limitMs === undefined ? [] : [formatSeconds(limitMs), slowest <= limitMs ? 'met' : 'not met'];
  return [
    name,
    formatSeconds(calculateMedian(runsMs)),
    `${formatSeconds(Math.min(...runsMs))} – ${formatSeconds(slowest)}`,
    String(runsMs.length),
    ...verdict,
  ];
};

/** Formats a table of times: the median, the spread, and whether every run was within the limit. */
export const formatTimes = (times: readonly DeliveryTime[]): string =>
  formatTable([['', 'median', 'fastest – slowest', 'runs', 'limit', 'every run'], ...times.map(formatRow)]);
