import { renderHook } from '@testing-library/react';
import { useDailyKey } from './useDailyKey';

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-03-04T23:59:50Z') }));
afterEach(() => jest.useRealTimers());

test('keeps the key of a retry until the action succeeds or the UTC day ends', () => {
  const { result } = renderHook(() => useDailyKey());
  const { getKey, clearKey } = result.current;
  const first = getKey();
  expect(getKey()).toBe(first);
  jest.setSystemTime(new Date('2026-03-05T00:00:10Z'));
  const nextDay = getKey();
  expect(nextDay).not.toBe(first);
  expect(getKey()).toBe(nextDay);
  clearKey();
  expect(getKey()).not.toBe(nextDay);
});
