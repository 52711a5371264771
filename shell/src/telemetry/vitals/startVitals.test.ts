import type { Vitals } from '@hashgrid/contracts';
import { createPlatformServices } from '@hashgrid/platform/host';
import { createFakeApi, ok, sampleBootstrap } from '@hashgrid/testing';
import { waitFor } from '@testing-library/react';
import type { Metric } from 'web-vitals';
import { recordLoad } from '../remoteLoads';
import { recordScreenView } from '../screenViews';
import { startVitals } from './startVitals';

const POST_VITALS = 'POST /public/telemetry/vitals';

test('sends the last value of each web vital by screen and the loads of remotes when the page is hidden, and later only changed values', async () => {
  const api = createFakeApi({ [POST_VITALS]: ok({ stored: 3 }) });
  window.fetch = api.fetch;
  const now = jest.spyOn(performance, 'now').mockReturnValue(100);
  recordScreenView({ path: '/dashboard', title: 'Dashboard', remote: 'game', version: '1.4.2', hash: 'aa' });
  now.mockReturnValue(5000);
  recordScreenView({ path: '/wallet', title: 'Wallet', remote: 'finance', version: '2.0.0', hash: 'bb' });
  recordLoad(
    { name: 'game', version: '1.4.1', base: '/remotes/game/1.4.1-cc/', routes: [], menu: [] },
    4880,
    false,
  );
  recordLoad(
    { name: 'game', version: '1.5.0', base: '/remotes/game/1.5.0-dd/', routes: [], menu: [] },
    4900,
    true,
  );
  const listeners: ((metric: Metric) => void)[] = [];
  startVitals(createPlatformServices(sampleBootstrap), [(listener) => void listeners.push(listener)]);
  const report = (name: string, value: number, startTime: number) =>
    listeners[0]!({ id: `v5-${name}`, name, value, entries: [{ startTime }] } as unknown as Metric);
  report('LCP', 900, 80);
  report('LCP', 1200.1234567, 140);
  report('INP', 48, 6000);
  expect(api.callsTo(POST_VITALS)).toEqual([]);
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(api.callsTo(POST_VITALS)).toHaveLength(1));
  const { vitals, loads } = api.callsTo(POST_VITALS)[0]!.body as Vitals;
  const inp = {
    metricId: 'v5-INP',
    name: 'INP',
    value: 48,
    path: '/wallet',
    remote: 'finance',
    version: '2.0.0',
    hash: 'bb',
  };
  expect(vitals).toEqual([
    {
      metricId: 'v5-LCP',
      name: 'LCP',
      value: 1200.123457,
      path: '/dashboard',
      remote: 'game',
      version: '1.4.1',
      hash: 'cc',
    },
    inp,
  ]);
  expect(loads).toEqual([
    { remote: 'game', version: '1.4.1', hash: 'cc', milliseconds: 120, bytes: 0, isFailed: false },
    { remote: 'game', version: '1.5.0', hash: 'dd', milliseconds: 100, bytes: 0, isFailed: true },
  ]);
  document.dispatchEvent(new Event('visibilitychange'));
  await Promise.resolve();
  expect(api.callsTo(POST_VITALS)).toHaveLength(1);
  report('LCP', 1200.1234567, 140);
  report('INP', 320, 7000);
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(api.callsTo(POST_VITALS)).toHaveLength(2));
  expect(api.callsTo(POST_VITALS)[1]!.body).toEqual({ vitals: [{ ...inp, value: 320 }], loads: [] });
});
