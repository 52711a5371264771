import { readOrigin } from './readOrigin';

test('makes one line of a reason that has several', () => {
  const env = { HASHGRID_COMMIT: 'c0ffee\n', HASHGRID_REASON: 'Fix the totals\n\n\tof October\r\n' };
  expect(readOrigin({}, env)).toEqual({ commit: 'c0ffee', reason: 'Fix the totals of October' });
  expect(readOrigin({ reason: 'month\nend' }, {})).toEqual({ reason: 'month end' });
});

test('keeps the reason of an emergency and the reason of the change', () => {
  const emergency = 'payments fail';
  expect(readOrigin({ emergency, reason: 'new prices' }, {}).reason).toBe('payments fail (new prices)');
  expect(readOrigin({ emergency }, { HASHGRID_REASON: 'Fix fees' }).reason).toBe('payments fail (Fix fees)');
  expect(readOrigin({ emergency }, {}).reason).toBe('payments fail');
});
