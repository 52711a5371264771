import { readOrigin } from './readOrigin';

test('makes one line of a reason that has several', () => {
  const env = { HASHGRID_COMMIT: 'c0ffee\n', HASHGRID_REASON: 'Fix the totals\n\n\tof October\r\n' };
  expect(readOrigin(undefined, env)).toEqual({ commit: 'c0ffee', reason: 'Fix the totals of October' });
  expect(readOrigin('month\nend', {})).toEqual({ reason: 'month end' });
});
