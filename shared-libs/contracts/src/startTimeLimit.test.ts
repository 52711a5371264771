import { startTimeLimit } from './startTimeLimit';

const LIMIT_MS = 5000;
const handleExceeded = jest.fn();

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Makes the timers that are running late, as a pause of the machine does. */
const pauseMachine = (ms: number): void => {
  const now = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => now() + ms);
};

test('calls back at the time limit', () => {
  startTimeLimit(LIMIT_MS, handleExceeded);
  jest.advanceTimersByTime(LIMIT_MS - 1);
  expect(handleExceeded).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(handleExceeded).toHaveBeenCalledTimes(1);
});

test('does not call back once it is stopped', () => {
  startTimeLimit(LIMIT_MS, handleExceeded)();
  jest.advanceTimersByTime(2 * LIMIT_MS);
  expect(handleExceeded).not.toHaveBeenCalled();
});

test('gives as much time again after a pause, once', () => {
  startTimeLimit(LIMIT_MS, handleExceeded);
  pauseMachine(60_000);
  jest.advanceTimersByTime(2 * LIMIT_MS - 1);
  expect(handleExceeded).not.toHaveBeenCalled();
  pauseMachine(60_000);
  jest.advanceTimersByTime(1);
  expect(handleExceeded).toHaveBeenCalledTimes(1);
});

test('does not call back once it is stopped after a pause', () => {
  const stop = startTimeLimit(LIMIT_MS, handleExceeded);
  pauseMachine(60_000);
  jest.advanceTimersByTime(LIMIT_MS);
  stop();
  jest.advanceTimersByTime(LIMIT_MS);
  expect(handleExceeded).not.toHaveBeenCalled();
});

test('calls back at the time limit on a machine that is merely busy, or whose clock is set', () => {
  startTimeLimit(LIMIT_MS, handleExceeded);
  jest.setSystemTime(Date.now() + 3_600_000);
  pauseMachine(900);
  jest.advanceTimersByTime(LIMIT_MS);
  expect(handleExceeded).toHaveBeenCalledTimes(1);
});
