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
