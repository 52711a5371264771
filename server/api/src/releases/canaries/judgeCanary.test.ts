import { CANARY_RULE, computePValue, judgeCanary } from './judgeCanary';

const reported = (reporters: number, failedLoads = 0, errors = 0) => ({ reporters, failedLoads, errors });

test('computes the exact p-value', () => {
  // Fisher's lady tasting tea: 4 of 4 correct, and 3 or more of 4.
  expect(computePValue({ count: 4, failed: 4 }, { count: 4, failed: 0 })).toBeCloseTo(1 / 70, 12);
  expect(computePValue({ count: 4, failed: 3 }, { count: 4, failed: 1 })).toBeCloseTo(17 / 70, 12);
  expect(computePValue({ count: 30, failed: 0 }, { count: 600, failed: 40 })).toBeCloseTo(1, 9);
  expect(computePValue({ count: 5_000, failed: 300 }, { count: 95_000, failed: 5_700 })).toBeGreaterThan(0.4);
});

test('computes the p-value in time proportional to the number of networks', () => {
  const log = jest.spyOn(Math, 'log');
  expect(computePValue({ count: 500, failed: 50 }, { count: 9_500, failed: 950 })).toBeGreaterThan(0.4);
  expect(log.mock.calls.length).toBeLessThan(10_000);
  log.mockRestore();
});

test.each([
  ['few networks have reported', reported(19, 19), reported(400)],
  ['few have reported on the live build', reported(60, 60), reported(19)],
])('decides nothing while %s', (_, candidate, live) => {
  const verdict = judgeCanary(candidate, live);
  expect(verdict).toMatchObject({
    kind: 'waiting',
    reason: expect.stringContaining('each needs 20'),
  });
});

test.each([
  ['loads fail', reported(25, 8), reported(475, 2), 'pages did not load on 8 of 25 networks (32.0%)'],
  [
    'pages throw errors',
    reported(25, 0, 9),
    reported(475, 0, 12),
    'pages threw errors on 9 of 25 networks (36.0%)',
  ],
])('judges a candidate as failing when its %s significantly more often', (_, candidate, live, reason) => {
  expect(judgeCanary(candidate, live)).toEqual({ kind: 'failing', reason: expect.stringContaining(reason) });
});

test.each([
  ['fails as often as the live build', reported(40, 4, 4), reported(760, 76, 76)],
  ['fails less often', reported(40), reported(760, 200, 200)],
])('passes a candidate that %s', (_, candidate, live) => {
  expect(judgeCanary(candidate, live)).toEqual({ kind: 'passing' });
});

test('waits while too few networks have seen failures, however high their rate is', () => {
  const tooFew = reported(20, CANARY_RULE.minFailing - 1);
  expect(judgeCanary(tooFew, reported(2_000))).toMatchObject({ kind: 'waiting' });
});

test('judges a candidate as failing only when hostile networks are more than 5% of its reporters', () => {
  const isRolledBack = (players: number, hostile: number) =>
    judgeCanary(reported(players + hostile, hostile), reported(20 * players, 0)).kind === 'failing';
  expect([isRolledBack(100, 5), isRolledBack(2_000, 100), isRolledBack(2_000, 110)]).toEqual([
    false,
    false,
    true,
  ]);
});

test('waits while the p-value is between the thresholds of rollback and promotion', () => {
  expect(judgeCanary(reported(50, 4), reported(950, 10))).toMatchObject({ kind: 'waiting' });
});
