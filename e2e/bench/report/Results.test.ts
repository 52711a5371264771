import { Results, type SeriesKey } from './Results';

const OURS: SeriesKey = { profile: 'throttled', path: '/login', step: 'cold', variant: 'ours' };
const MONOLITH: SeriesKey = { ...OURS, variant: 'monolith' };

it('pairs the samples of the same round', () => {
  const results = new Results();
  for (const [ours, monolith] of [
    [100, 200],
    [900, 1000],
  ] as const) {
    results.add(MONOLITH, { readyMs: monolith });
    results.add(OURS, { readyMs: ours });
  }
  expect(results.getRatios(OURS, MONOLITH, 'readyMs')).toEqual([0.5, 0.9]);
});

it('leaves out rounds in which one of the two samples lacks the metric', () => {
  const results = new Results();
  results.add(OURS, { readyMs: 1 });
  results.add(OURS, { readyMs: 1, fcpMs: 300 });
  results.add(MONOLITH, { readyMs: 1, fcpMs: 500 });
  results.add(MONOLITH, { readyMs: 1, fcpMs: 100 });
  expect(results.getRatios(OURS, MONOLITH, 'fcpMs')).toEqual([3]);
});

it('returns no values of a page that was not measured', () => {
  expect(new Results().getValues(OURS, 'readyMs')).toEqual([]);
  expect(new Results().getRatios(OURS, MONOLITH, 'readyMs')).toEqual([]);
});
