import { formatGoals } from './formatGoals';
import type { Goal } from './Goal';
import { judgeGoal } from './judgeGoal';

const GOAL: Goal = {
  title: 'page ready, ours / monolith',
  subject: '/login',
  unit: 'ratio',
  limit: 1,
  isLoadSensitive: true,
  values: [0.9, 0.92, 0.94, 0.96, 0.9, 0.92, 0.94],
};

it('shows the limit, the spread, the interval, the rounds and the verdict', () => {
  expect(formatGoals([judgeGoal(GOAL, false)])).toMatch(
    /page ready, ours \/ monolith +\/login +≤ 1\.00 +0\.92 +0\.91–0\.94 +0\.90–0\.95 +7 +pass/,
  );
});

it('shows a minimum with ≥, and dashes for values that were not measured', () => {
  const goal = { ...GOAL, unit: 'number' as const, limit: 95, isMinimum: true, values: [] };
  expect(formatGoals([judgeGoal(goal, false)])).toMatch(/≥ 95 +– +– +– +0 +not measured/);
});
