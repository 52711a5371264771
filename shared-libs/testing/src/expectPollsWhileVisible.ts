import { act } from '@testing-library/react';
import type { FakeApi } from './fakeApi';
import { setVisibility } from './setVisibility';

/**
 * Expects that the page repeats a call while the tab is visible, but not while it is hidden, and again once it is visible. Needs Jest's fake timers.
 * @param call Method and path of the call: `'GET /auth/transaction'`.
 * @param intervalMs Time between two calls.
 */
export async function expectPollsWhileVisible(api: FakeApi, call: string, intervalMs: number): Promise<void> {
  const waitForPolls = () => act(() => jest.advanceTimersByTimeAsync(3 * intervalMs));
  await waitForPolls();
  const callsWhileVisible = api.callsTo(call).length;
  expect(callsWhileVisible).toBeGreaterThan(2);
  setVisibility('hidden');
  await waitForPolls();
  expect(api.callsTo(call)).toHaveLength(callsWhileVisible);
  setVisibility('visible');
  await waitForPolls();
  expect(api.callsTo(call).length).toBeGreaterThan(callsWhileVisible);
}
