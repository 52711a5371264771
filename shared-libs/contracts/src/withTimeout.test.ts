import { withTimeout } from './withTimeout';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('settles like the task, whose signal is not aborted', async () => {
  let signal: AbortSignal | undefined;
  const task = async (given: AbortSignal) => {
    signal = given;
    return 'response';
  };
  expect(await withTimeout(task, 5000)).toBe('response');
  await expect(withTimeout(() => Promise.reject(new Error('Down')), 5000)).rejects.toThrow('Down');
  jest.runAllTimers();
  expect(signal?.aborted).toBe(false);
  expect(jest.getTimerCount()).toBe(0);
});

test('rejects and aborts the signal of a task that ignores it', async () => {
  let signal: AbortSignal | undefined;
  const task = (given: AbortSignal) => {
    signal = given;
    return new Promise(() => undefined);
  };
  const result = withTimeout(task, 5000);
  jest.advanceTimersByTime(5000);
  await expect(result).rejects.toThrow(/^no response within 5 s$/);
  expect(signal?.aborted).toBe(true);
});
