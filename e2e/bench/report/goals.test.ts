import { createGoals, evaluateGoal } from './goals';
import { Results } from './Results';

const COLD = { profile: 'throttled', path: '/login', step: 'cold' } as const;
const evaluateGoals = (results: Results) =>
  Object.fromEntries(createGoals(['/login']).map((goal) => [goal.title, evaluateGoal(goal, results)]));

const measured = (): Results => {
  const results = new Results();
  for (const readyMs of [1200, 5000, 1250])
    results.add(COLD, 'ours', { readyMs, jsBytes: 140, unvisitedBytes: 0 });
  for (const readyMs of [1000, 1000, 900]) results.add(COLD, 'monolith', { readyMs, jsBytes: 100 });
  return results;
};

it('compares medians with the limit, inclusively', () => {
  expect(evaluateGoals(measured())['page ready, ours / monolith']).toMatchObject({
    value: 1.25,
    isMet: true,
  });
});

it('reports a missed goal', () => {
  expect(evaluateGoals(measured())['JS bytes, ours / monolith']).toMatchObject({ value: 1.4, isMet: false });
});

it('compares the value itself when the goal has no base', () => {
  expect(evaluateGoals(measured())['bytes of remotes not visited']).toMatchObject({ value: 0, isMet: true });
});

it('leaves a goal without measurements undecided', () => {
  expect(evaluateGoals(measured())['page ready, ours / naive']).toMatchObject({ value: null, isMet: null });
});
