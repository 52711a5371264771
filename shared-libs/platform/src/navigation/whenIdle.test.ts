import { whenIdle } from './whenIdle';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
});

interface IdleRequest {
  task: () => void;
  timeout?: number;
}

/** Installs the idle callbacks, which jsdom lacks. Returns the pending ones by ID. */
function installIdleCallbacks() {
  const pending = new Map<number, IdleRequest>();
  Object.assign(window, {
    requestIdleCallback: (task: () => void, { timeout }: IdleRequestOptions) => {
      const id = pending.size + 1;
      pending.set(id, { task, timeout });
      return id;
    },
    cancelIdleCallback: (id: number) => pending.delete(id),
  });
  return pending;
}

test('runs the task in the idle time that it asks for after the minimum delay, with a limited wait', () => {
  const pending = installIdleCallbacks();
  const task = jest.fn();
  whenIdle(task, { minDelayMs: 300, maxWaitMs: 400 });
  jest.advanceTimersByTime(299);
  expect(pending.size).toBe(0);
  jest.advanceTimersByTime(1);
  const [request] = pending.values();
  expect(request?.timeout).toBe(400);
  expect(task).not.toHaveBeenCalled();
  request?.task();
  expect(task).toHaveBeenCalledTimes(1);
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
