import { createPageGoals } from './createPageGoals';
import { Results, type SeriesKey } from './Results';

const COLD: SeriesKey = { profile: 'throttled', path: '/login', step: 'cold', variant: 'ours' };

const find = (results: Results, title: string) =>
  createPageGoals(results).find((goal) => goal.title === title);

it('compares with each monolith in the same round', () => {
  const results = new Results();
  for (const [ours, monolith, preloads] of [
    [1000, 1000, 800],
    [1200, 1000, 1000],
  ] as const) {
    results.add(COLD, { readyMs: ours });
    results.add({ ...COLD, variant: 'monolith' }, { readyMs: monolith });
    results.add({ ...COLD, variant: 'monolith-preloads' }, { readyMs: preloads });
  }
  expect(find(results, 'page ready, ours / monolith')).toMatchObject({
    limit: 1,
    values: [1, 1.2],
    isLoadSensitive: true,
  });
  expect(find(results, 'page ready, ours / monolith + preloads')).toMatchObject({
    limit: 0.98,
    values: [1.25, 1.2],
  });
});

it('compares a warm visit with the cold one of the same round', () => {
  const results = new Results();
  results.add(COLD, { readyMs: 1000 });
  results.add({ ...COLD, step: 'warm' }, { readyMs: 400 });
  expect(find(results, 'page ready, warm / cold')).toMatchObject({ limit: 0.6, values: [0.4] });
});

it('judges layout shifts and bytes themselves, without a base', () => {
  const results = new Results();
  results.add(COLD, { readyMs: 1, layoutShift: 0.01, jsBytes: 140_000, unvisitedBytes: 0 });
  expect(find(results, 'cumulative layout shift')).toMatchObject({
    unit: 'number',
    isLoadSensitive: false,
    values: [0.01],
  });
  expect(find(results, 'JS')).toMatchObject({ unit: 'bytes', isLoadSensitive: false, values: [140_000] });
});

it('leaves out goals of other pages, and has no values for variants that were not measured', () => {
  const results = new Results();
  results.add({ ...COLD, path: '/dashboard' }, { readyMs: 1 });
  expect(find(results, 'LCP, ours / monolith + preloads')).toBeUndefined();
  expect(find(results, 'page ready, ours / naive')).toMatchObject({ values: [] });
});

it('has no values for pages that were measured without throttling', () => {
  const results = new Results();
  results.add({ ...COLD, profile: 'none' }, { readyMs: 1, layoutShift: 1 });
  expect(find(results, 'cumulative layout shift')).toMatchObject({ values: [] });
});
