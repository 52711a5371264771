import { runUntilStopped } from './runUntilStopped';

let sendSignal: () => void;
let exit: jest.SpyInstance;

beforeEach(() => {
  jest.spyOn(process, 'on').mockImplementation((event, handler) => {
    if (event === 'SIGINT') sendSignal = handler as () => void;
    return process;
  });
  exit = jest.spyOn(process, 'exit').mockImplementation();
});

const advanceClock = (ms: number) => {
  const later = performance.now() + ms;
  jest.spyOn(performance, 'now').mockImplementation(() => later);
};

test('exits immediately on a second signal while the start hangs', () => {
  let stopSignal: AbortSignal | undefined;
  void runUntilStopped((signal) => {
    stopSignal = signal;
    return new Promise(() => undefined);
  });
  sendSignal();
  expect(stopSignal?.aborted).toBe(true);
  expect(exit).not.toHaveBeenCalled();
  advanceClock(1_000);
  sendSignal();
  expect(exit).toHaveBeenCalledWith(1);
});

test('closes once when npm passes on the signal that the terminal has sent already', async () => {
  const close = jest.fn(() => Promise.resolve());
  const running = runUntilStopped(() => Promise.resolve(close));
  sendSignal();
  advanceClock(20);
  sendSignal();
  await running;
  expect(close).toHaveBeenCalledTimes(1);
  expect(exit.mock.calls).toEqual([[0]]);
});

test.each([
  ['starting', () => Promise.reject(new Error('The port is in use.'))],
  ['closing', () => Promise.resolve(() => Promise.reject(new Error('The port is in use.')))],
])('prints why %s failed, and exits with code 1', async (_, start: () => Promise<() => Promise<void>>) => {
  const print = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const running = runUntilStopped(start);
  sendSignal();
  await running;
  expect(print.mock.calls).toEqual([['The port is in use.']]);
  expect(exit.mock.calls).toEqual([[1]]);
});
