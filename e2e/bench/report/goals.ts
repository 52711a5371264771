import type { Variant } from '../variants';
import type { Metric } from '../measure/Sample';
import type { Place, Results } from './Results';
import { ratioOf } from './statistics';

export interface Goal {
  title: string;
  place: Place;
  metric: Metric;
  variant: Variant;
  /** Null compares the value itself instead of a ratio. */
  base: Variant | null;
  limit: number;
}

export interface JudgedGoal extends Goal {
  value: number | null;
  /** Null if not measured. */
  isMet: boolean | null;
}

const cold = (path: string): Place => ({ profile: 'throttled', path, step: 'cold' });

const goalsAt = (path: string): Goal[] => {
  const place = cold(path);
  const ready = { place, metric: 'readyMs' as const };
  return [
    { ...ready, title: 'page ready, ours / monolith', variant: 'ours', base: 'monolith', limit: 1.25 },
    { ...ready, title: 'page ready, ours / naive', variant: 'ours', base: 'naive', limit: 0.65 },
    { ...ready, title: 'page ready, 400 remotes / 4', variant: 'many', base: 'ours', limit: 1.1 },
    {
      place,
      metric: 'jsBytes',
      title: 'JS bytes, ours / monolith',
      variant: 'ours',
      base: 'monolith',
      limit: 1.35,
    },
    {
      place,
      metric: 'unvisitedBytes',
      title: 'bytes of remotes not visited',
      variant: 'ours',
      base: null,
      limit: 0,
    },
  ];
};

/** The goals of `npm run bench`, all for a cold cache and throttled. */
export const goalsFor = (paths: readonly string[]): Goal[] => paths.flatMap(goalsAt);

/** Compares a goal with the measurements. */
export const judge = (goal: Goal, results: Results): JudgedGoal => {
  const value = results.medians(goal.place, goal.variant)[goal.metric];
  const judged = goal.base ? ratioOf(value, results.medians(goal.place, goal.base)[goal.metric]) : value;
  return { ...goal, value: judged, isMet: judged === null ? null : judged <= goal.limit };
};
