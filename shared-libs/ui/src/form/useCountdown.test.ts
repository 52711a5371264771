import { act, renderHook } from '@testing-library/react';
import { useCountdown } from './useCountdown';

const NOW = Date.parse('2026-01-01T12:00:00Z');

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

const advance = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));
const start = (seconds: number) =>
  renderHook(({ time }) => useCountdown(time), { initialProps: { time: NOW + seconds * 1000 } });

test('counts down to zero, and again from another time', () => {
  const { result, rerender } = start(90);
  expect(result.current).toBe(90);
  advance(89.5);
  expect(result.current).toBe(1);
  advance(1);
  expect(result.current).toBe(0);
  rerender({ time: Date.now() + 5000 });
  expect(result.current).toBe(5);
  advance(2);
  expect(result.current).toBe(3);
});

test('is correct again after the tab was suspended', () => {
  const { result } = start(90);
  jest.setSystemTime(NOW + 60_000);
  advance(1);
  expect(result.current).toBe(29);
});

test('ends for good when the clock is set back, even by less than has passed', () => {
  const { result } = start(90);
  advance(60);
  jest.setSystemTime(NOW + 30_000);
  advance(1);
  expect(result.current).toBe(0);
  advance(30);
  expect(result.current).toBe(0);
});

test('continues when the clock is corrected by less than a second', () => {
  const { result } = start(90);
  advance(1);
  jest.setSystemTime(NOW + 600);
  advance(0.25);
  expect(result.current).toBe(90);
  advance(60);
  expect(result.current).toBe(30);
});
