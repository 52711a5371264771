import { act } from '@testing-library/react';
import { offline, ok, renderPage, sampleRules } from '@hashgrid/testing';
import { usePlatform } from '../store/PlatformContext';
import type { OutageMonitor } from './createOutageMonitor';

const PROBE = 'GET /shared/game/rules';
const WALLETS = 'GET /shared/client/wallets';
let outage: OutageMonitor;

function Page() {
  ({ outage } = usePlatform());
  return null;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const advanceTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Opens a page during an outage, and ends the outage, which the page has not noticed yet. */
async function endOutage() {
  const { api } = await renderPage(<Page />, { session: 'loggedIn', api: { [PROBE]: () => offline() } });
  await advanceTime(0);
  outage.suspect();
  await advanceTime(0);
  expect(outage.get()).toBe('confirmed');
  api.handle({ [PROBE]: ok(sampleRules) });
  return api;
}

test('probes the API as soon as the network is back', async () => {
  const api = await endOutage();
  await act(async () => void window.dispatchEvent(new Event('online')));
  await advanceTime(0);
  expect(api.callsTo(PROBE)).toHaveLength(2);
  expect(outage.get()).toBe('none');
});

test('refetches the data on screen when the API responds again', async () => {
  const api = await endOutage();
  const { length } = api.callsTo(WALLETS);
  await advanceTime(2000);
  expect(outage.get()).toBe('none');
  expect(api.callsTo(WALLETS)).toHaveLength(length + 1);
});
