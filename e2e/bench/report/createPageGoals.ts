import { SCREENS } from '@hashgrid/contracts';
import type { Step } from '../measure/measureVariant';
import type { Metric } from '../measure/Sample';
import type { Variant } from '../variants';
import type { Goal } from './Goal';
import type { Results, SeriesKey } from './Results';

/** A goal for a page, before its values are added. */
interface PageGoal {
  title: string;
  metric: Metric;
  limit: number;
  /** `cold` if left out. */
  step?: Step;
  /** `ours` if left out. */
  variant?: Variant;
  /** Variant or step whose value is the divisor of a ratio. If left out, the value itself is judged. */
  base?: Variant | 'cold';
  /** All pages if left out. */
  path?: string;
}

const MONOLITHS = [
  ['monolith', 'monolith'],
  ['monolith-preloads', 'monolith + preloads'],
] as const;

const createMonolithGoals = (
  title: string,
  limits: Readonly<Record<'monolith' | 'monolith-preloads', number>>,
  goal: Pick<PageGoal, 'metric' | 'step'>,
): PageGoal[] =>
  MONOLITHS.map(([base, baseTitle]) => ({
    ...goal,
    title: `${title}, ours / ${baseTitle}`,
    base,
    limit: limits[base],
  }));

const createEqualLimits = (limit: number) => ({ monolith: limit, 'monolith-preloads': limit });

const PAGE_GOALS: readonly PageGoal[] = [
  ...createMonolithGoals('page ready', { monolith: 1, 'monolith-preloads': 0.98 }, { metric: 'readyMs' }),
  { title: 'page ready, ours / naive', metric: 'readyMs', base: 'naive', limit: 0.65 },
  {
    title: 'page ready, 400 remotes / 4',
    metric: 'readyMs',
    variant: 'many-remotes',
    base: 'ours',
    limit: 1.03,
  },
  { title: 'FCP, ours / monolith + preloads', metric: 'fcpMs', base: 'monolith-preloads', limit: 0.4 },
  {
    title: 'LCP, ours / monolith + preloads',
    metric: 'lcpMs',
    base: 'monolith-preloads',
    limit: 0.4,
    path: SCREENS.login,
  },
  { title: 'cumulative layout shift', metric: 'layoutShift', limit: 0.02 },
  { title: 'total blocking time', metric: 'blockingMs', limit: 150 },
  ...createMonolithGoals('main-thread time', createEqualLimits(0.9), { metric: 'mainThreadMs' }),
  { title: 'JS, ours / monolith', metric: 'jsBytes', base: 'monolith', limit: 1.15 },
  { title: 'JS', metric: 'jsBytes', limit: 150_000, path: SCREENS.login },
  { title: 'bytes of remotes not visited', metric: 'unvisitedBytes', limit: 0 },
  ...createMonolithGoals('route change, prefetched', createEqualLimits(1.1), {
    metric: 'readyMs',
    step: 'route change',
  }),
  ...createMonolithGoals('route change, not prefetched', createEqualLimits(1.15), {
    metric: 'readyMs',
    step: 'route change, not prefetched',
  }),
  { title: 'page ready, warm / cold', metric: 'readyMs', step: 'warm', base: 'cold', limit: 0.6 },
  { title: 'bytes of a warm visit', metric: 'totalBytes', step: 'warm', limit: 10_000 },
];

const getUnit = ({ base, metric }: PageGoal): Goal['unit'] => {
  if (base) return 'ratio';
  if (metric.endsWith('Ms')) return 'ms';
  return metric.endsWith('Bytes') ? 'bytes' : 'number';
};

const readValues = (goal: PageGoal, path: string, results: Results): number[] => {
  const { metric, base, step = 'cold', variant = 'ours' } = goal;
  const key: SeriesKey = { profile: 'throttled', path, step, variant };
  if (!base) return results.getValues(key, metric);
  const baseKey: SeriesKey = base === 'cold' ? { ...key, step: 'cold' } : { ...key, variant: base };
  return results.getRatios(key, baseKey, metric);
};

/** Returns the goals of all measured pages, for the throttled profile. Goals of steps and variants that were left out have no values. */
export const createPageGoals = (results: Results): Goal[] => {
  const paths = [...new Set(results.series.map(({ path }) => path))];
  return paths.flatMap((path) =>
    PAGE_GOALS.filter((goal) => (goal.path ?? path) === path).map((goal) => ({
      title: goal.title,
      subject: path,
      unit: getUnit(goal),
      limit: goal.limit,
      isLoadSensitive: goal.metric.endsWith('Ms'),
      values: readValues(goal, path, results),
    })),
  );
};
