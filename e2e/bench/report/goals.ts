import type { Variant } from '../variants';
import type { Metric } from '../measure/Sample';
import type { MeasuredPage, Results } from './Results';
import { calculateRatio } from './statistics';

export interface Goal {
  title: string;
  page: MeasuredPage;
  metric: Metric;
  variant: Variant;
  /** Null compares the value itself instead of a ratio. */
  base: Variant | null;
  limit: number;
}

export interface EvaluatedGoal extends Goal {
  value: number | null;
  /** Null if not measured. */
  isMet: boolean | null;
}

const cold = (path: string): MeasuredPage => ({ profile: 'throttled', path, step: 'cold' });

const createPageGoals = (path: string): Goal[] => {
  const page = cold(path);
  const ready = { page, metric: 'readyMs' as const };
  return [
    { ...ready, title: 'page ready, ours / monolith', variant: 'ours', base: 'monolith', limit: 1.25 },
    { ...ready, title: 'page ready, ours / naive', variant: 'ours', base: 'naive', limit: 0.65 },
    { ...ready, title: 'page ready, 400 remotes / 4', variant: 'many', base: 'ours', limit: 1.1 },
    {
      page,
      metric: 'jsBytes',
      title: 'JS bytes, ours / monolith',
      variant: 'ours',
      base: 'monolith',
      limit: 1.35,
    },
    {
      page,
      metric: 'unvisitedBytes',
      title: 'bytes of remotes not visited',
      variant: 'ours',
      base: null,
      limit: 0,
    },
  ];
};

/** The goals of `npm run bench`, all for a cold cache and throttled. */
export const createGoals = (paths: readonly string[]): Goal[] => paths.flatMap(createPageGoals);

/** Compares a goal with the measurements. */
export const evaluateGoal = (goal: Goal, results: Results): EvaluatedGoal => {
  const value = results.medians(goal.page, goal.variant)[goal.metric];
  const judged = goal.base
    ? calculateRatio(value, results.medians(goal.page, goal.base)[goal.metric])
    : value;
  return { ...goal, value: judged, isMet: judged === null ? null : judged <= goal.limit };
};
