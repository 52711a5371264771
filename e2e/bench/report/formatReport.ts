import { METRICS, type Metric } from '../measure/Sample';
import { VARIANT_TITLES, type Variant } from '../variants';
import { createGoals, evaluateGoal, type EvaluatedGoal } from './goals';
import type { Medians, MeasuredPage, Results } from './Results';
import { calculateRatio } from './statistics';
import { formatTable } from './formatTable';

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
const formatValue = (metric: Metric, value: number | null): string =>
  value === null ? '–' : (UNITS[metric]?.(value) ?? `${value.toFixed(0)} ms`);
const formatRatio = (ratio: number | null): string => ratio?.toFixed(2) ?? '–';

const formatTitle = ({ profile, path, step }: MeasuredPage) =>
  `${path}, ${step.replace('-', ' ')}, ${profile === 'none' ? 'not throttled' : '1.6 Mbps / 150 ms / 4× CPU'}`;

const isMeasured = (all: readonly Medians[]) => (metric: Metric) =>
  all.some((medians) => medians[metric] !== null);

const formatMeasurement = (results: Results, page: MeasuredPage): string => {
  const variants = results.variants();
  const of = (variant: Variant) => results.medians(page, variant);
  const metrics = METRICS.filter(isMeasured(variants.map(of)));
  const pairs = PAIRS.filter((pair) => pair.every((variant) => variants.includes(variant)));
  return formatTable([
    [formatTitle(page), ...metrics.map((metric) => HEADINGS[metric])],
    ...variants.map((variant) => [
      VARIANT_TITLES[variant],
      ...metrics.map((metric) => formatValue(metric, of(variant)[metric])),
    ]),
    ...pairs.map(([variant, base]) => [
      `${VARIANT_TITLES[variant]} / ${VARIANT_TITLES[base]}`,
      ...metrics.map((metric) => formatRatio(calculateRatio(of(variant)[metric], of(base)[metric]))),
    ]),
  ]);
};

const formatVerdict = ({ isMet }: EvaluatedGoal) =>
  isMet === null ? 'not measured' : isMet ? 'pass' : 'FAIL';

const formatGoals = (results: Results): string => {
  const paths = [...new Set(results.measuredPages().map(({ path }) => path))];
  const goals = createGoals(paths).map((goal) => evaluateGoal(goal, results));
  return formatTable([
    ['goal, cold and throttled', 'page', 'limit', 'measured', ''],
    ...goals.map((goal) => {
      const { title, page, limit, value, base } = goal;
      const shown = value === null ? '–' : base ? value.toFixed(2) : String(value);
      return [title, page.path, `≤ ${limit}`, shown, formatVerdict(goal)];
    }),
  ]);
};

/** Formats all tables of a bench: medians and ratios for each measurement, then the goals. */
export const formatReport = (results: Results): string =>
  [...results.measuredPages().map((page) => formatMeasurement(results, page)), formatGoals(results)].join(
    '\n\n',
  );
