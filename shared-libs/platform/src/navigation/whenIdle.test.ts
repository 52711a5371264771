import { whenIdle } from './whenIdle';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
});

/** Installs the idle callbacks, which jsdom lacks. Returns the maximum waits of the pending ones, by task. */
function installIdleCallbacks() {
  const pending = new Map<number, number | undefined>();
  Object.assign(window, {
    requestIdleCallback: (_task: () => void, { timeout }: IdleRequestOptions) => pending.set(7, timeout) && 7,
    cancelIdleCallback: (id: number) => pending.delete(id),
  });
  return pending;
}

test('asks for idle time after the minimum delay, and limits the wait for it', () => {
  const pending = installIdleCallbacks();
  whenIdle(jest.fn(), { minDelayMs: 300, maxWaitMs: 400 });
  jest.advanceTimersByTime(299);
  expect([...pending.values()]).toEqual([]);
  jest.advanceTimersByTime(1);
  expect([...pending.values()]).toEqual([400]);
});

test('cancels the task before and after it has asked for idle time', () => {
  const pending = installIdleCallbacks();
  whenIdle(jest.fn())();
  jest.runAllTimers();
  expect(pending.size).toBe(0);
  const cancel = whenIdle(jest.fn());
  jest.runAllTimers();
  expect(pending.size).toBe(1);
  cancel();
  expect(pending.size).toBe(0);
});

test('runs the task later in browsers without idle callbacks, unless it is canceled', () => {
  const [task, canceledTask] = [jest.fn(), jest.fn()];
  whenIdle(task, { minDelayMs: 0 });
  const cancel = whenIdle(canceledTask, { minDelayMs: 0 });
  jest.advanceTimersByTime(100);
  expect(task).not.toHaveBeenCalled();
  cancel();
  jest.runAllTimers();
  expect(task).toHaveBeenCalledTimes(1);
  expect(canceledTask).not.toHaveBeenCalled();
});
