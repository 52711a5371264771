import type { Goal } from './Goal';
import { hasEnoughRounds, judgeGoal } from './judgeGoal';

const ROUNDS = [-0.02, -0.01, 0, 0, 0.01, 0.02, 0.005, -0.005];
const around = (center: number, spread = 1) => ROUNDS.map((offset) => center + offset * spread);

const ratio = (values: number[], overrides: Partial<Goal> = {}): Goal => ({
  title: 'page ready, ours / monolith',
  subject: '/login',
  unit: 'ratio',
  limit: 1,
  isLoadSensitive: true,
  values,
  ...overrides,
});

describe('a time', () => {
  it.each([
    ['pass', 0.95],
    ['FAIL', 1.05],
    ['not decided', 1],
  ])('is "%s" when the interval lies around %d', (verdict, center) => {
    expect(judgeGoal(ratio(around(center)), false).verdict).toBe(verdict);
  });

  it('is not decided by a wide interval, even if the median is below the limit', () => {
    const judged = judgeGoal(ratio(around(0.95, 10)), false);
    expect(judged.median).toBeLessThan(1);
    expect(judged.verdict).toBe('not decided');
  });

  it('is not decided by too few rounds', () => {
    expect(judgeGoal(ratio([0.5, 0.5, 0.5, 0.5, 0.5]), false)).toMatchObject({
      interval: null,
      verdict: 'not decided',
    });
  });

  it('has no verdict on a busy machine, however clear it looks', () => {
    expect(judgeGoal(ratio(around(0.5)), true).verdict).toBe('busy machine');
    expect(judgeGoal(ratio(around(2)), true).verdict).toBe('busy machine');
  });

  it('in ms is judged by its interval too', () => {
    const goal = ratio(around(140), { unit: 'ms', limit: 150 });
    expect(judgeGoal(goal, false).verdict).toBe('pass');
    expect(judgeGoal({ ...goal, values: around(149.99, 10) }, false).verdict).toBe('not decided');
  });
});

describe('bytes and counts', () => {
  const goal = ratio([1.02, 1.04], { limit: 1.05, isLoadSensitive: false });

  it('are judged on a busy machine and by few rounds', () => {
    expect(judgeGoal(goal, true).verdict).toBe('pass');
  });

  it('fail if one round is over the limit', () => {
    expect(judgeGoal({ ...goal, values: [1, 1, 1, 1, 1, 1, 1.06] }, false).verdict).toBe('FAIL');
  });
});

it('compares a score with its minimum', () => {
  const score = ratio(around(97), { unit: 'number', limit: 95, isMinimum: true });
  expect(judgeGoal(score, false).verdict).toBe('pass');
  expect(judgeGoal({ ...score, limit: 99 }, false).verdict).toBe('FAIL');
});

it('judges a goal without values as not measured', () => {
  expect(judgeGoal(ratio([]), false)).toMatchObject({
    median: null,
    quartiles: null,
    verdict: 'not measured',
  });
});

it('returns the quartiles of the values', () => {
  expect(judgeGoal(ratio([1, 2, 3, 4, 5]), false).quartiles).toEqual([2, 4]);
});

describe('hasEnoughRounds', () => {
  it('asks for more rounds while the interval is wide and near the limit', () => {
    expect(hasEnoughRounds(ratio(around(1, 10)))).toBe(false);
    expect(hasEnoughRounds(ratio(around(1)))).toBe(true);
  });

  it('asks for more rounds while there are too few for an interval', () => {
    expect(hasEnoughRounds(ratio([1, 1, 1]))).toBe(false);
  });

  it('asks for no more rounds when the interval is far from the limit', () => {
    expect(hasEnoughRounds(ratio(around(1, 10), { limit: 3 }))).toBe(true);
    expect(hasEnoughRounds(ratio(around(1, 10), { limit: 0.3 }))).toBe(true);
  });

  it('asks for no more rounds of bytes, or of values that are not measured', () => {
    expect(hasEnoughRounds(ratio([1, 3], { isLoadSensitive: false }))).toBe(true);
    expect(hasEnoughRounds(ratio([]))).toBe(true);
  });
});
