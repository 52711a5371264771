import { createToastStore } from './toastStore';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('shows the same text once, for the full time after it was shown last', () => {
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
