import { createToastStore } from './toastStore';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('shows a repeated text once, and restarts its timeout', () => {
  const toasts = createToastStore();
  toasts.show('error', 'Incorrect code');
  jest.advanceTimersByTime(8900);
  toasts.show('error', 'Incorrect code');
  expect(toasts.get()).toHaveLength(1);
  jest.advanceTimersByTime(8900);
  expect(toasts.get()).toHaveLength(1);
  jest.advanceTimersByTime(100);
  expect(toasts.get()).toEqual([]);
});

test('shows a toast for its full time again after the machine was paused', () => {
  const toasts = createToastStore();
  toasts.show('success', 'Saved');
  const now = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => now() + 60_000);
  jest.advanceTimersByTime(11_999);
  expect(toasts.get()).toHaveLength(1);
  jest.advanceTimersByTime(1);
  expect(toasts.get()).toEqual([]);
});

test('replaces the oldest toast by a fifth one', () => {
  const toasts = createToastStore();
  for (const text of ['1', '2', '3', '4', '5']) toasts.show('info', text);
  expect(toasts.get().map(({ text }) => text)).toEqual(['2', '3', '4', '5']);
});

test('closes a success or information after six seconds, and an error after nine', () => {
  const toasts = createToastStore();
  for (const tone of ['error', 'success', 'info'] as const) toasts.show(tone, 'Done');
  jest.advanceTimersByTime(5999);
  expect(toasts.get()).toHaveLength(3);
  jest.advanceTimersByTime(1);
  expect(toasts.get().map(({ tone }) => tone)).toEqual(['error']);
  jest.advanceTimersByTime(3000);
  expect(toasts.get()).toEqual([]);
});
