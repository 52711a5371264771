import { METRICS, type Metric } from '../measure/Sample';
import { VARIANT_TITLES, type Variant } from '../variants';
import { goalsFor, judge, type JudgedGoal } from './goals';
import type { Medians, Place, Results } from './Results';
import { ratioOf } from './statistics';
import { tableOf } from './tableOf';

const PAIRS: readonly [Variant, Variant][] = [
  ['ours', 'monolith'],
  ['ours', 'preloads'],
  ['ours', 'naive'],
  ['naive', 'monolith'],
  ['many', 'ours'],
];

const HEADINGS: Record<Metric, string> = {
  readyMs: 'ready',
  fcpMs: 'FCP',
  lcpMs: 'LCP',
  jsBytes: 'JS',
  totalBytes: 'bytes',
  requests: 'requests',
  unvisitedBytes: 'unvisited',
};

const BYTES_PER_KB = 1000;
const UNITS: Partial<Record<Metric, (value: number) => string>> = {
  jsBytes: (value) => `${(value / BYTES_PER_KB).toFixed(1)} kB`,
  totalBytes: (value) => `${(value / BYTES_PER_KB).toFixed(1)} kB`,
  unvisitedBytes: (value) => `${value} B`,
  requests: (value) => value.toFixed(0),
};
const show = (metric: Metric, value: number | null): string =>
  value === null ? '–' : (UNITS[metric]?.(value) ?? `${value.toFixed(0)} ms`);
const showRatio = (ratio: number | null): string => ratio?.toFixed(2) ?? '–';

const titleOf = ({ profile, path, step }: Place) =>
  `${path}, ${step.replace('-', ' ')}, ${profile === 'none' ? 'not throttled' : '1.6 Mbps / 150 ms / 4× CPU'}`;

const isMeasured = (all: readonly Medians[]) => (metric: Metric) =>
  all.some((medians) => medians[metric] !== null);

const tableAt = (results: Results, place: Place): string => {
  const variants = results.variants();
  const of = (variant: Variant) => results.medians(place, variant);
  const metrics = METRICS.filter(isMeasured(variants.map(of)));
  const pairs = PAIRS.filter((pair) => pair.every((variant) => variants.includes(variant)));
  return tableOf([
    [titleOf(place), ...metrics.map((metric) => HEADINGS[metric])],
    ...variants.map((variant) => [
      VARIANT_TITLES[variant],
      ...metrics.map((metric) => show(metric, of(variant)[metric])),
    ]),
    ...pairs.map(([variant, base]) => [
      `${VARIANT_TITLES[variant]} / ${VARIANT_TITLES[base]}`,
      ...metrics.map((metric) => showRatio(ratioOf(of(variant)[metric], of(base)[metric]))),
    ]),
  ]);
};

const verdictOf = ({ isMet }: JudgedGoal) => (isMet === null ? 'not measured' : isMet ? 'pass' : 'MISS');

const goalsTable = (results: Results): string => {
  const paths = [...new Set(results.places().map(({ path }) => path))];
  const goals = goalsFor(paths).map((goal) => judge(goal, results));
  return tableOf([
    ['goal, cold and throttled', 'page', 'limit', 'measured', ''],
    ...goals.map((goal) => {
      const { title, place, limit, value, base } = goal;
      const shown = value === null ? '–' : base ? value.toFixed(2) : String(value);
      return [title, place.path, `≤ ${limit}`, shown, verdictOf(goal)];
    }),
  ]);
};

/** Formats all tables of a bench: medians and ratios for each measurement, then the goals. */
export const printReport = (results: Results): string =>
  [...results.places().map((place) => tableAt(results, place)), goalsTable(results)].join('\n\n');
