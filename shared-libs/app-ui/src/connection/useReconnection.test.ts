import { act, renderHook } from '@testing-library/react';
import type { OutageState } from '@hashgrid/platform';
import { createExternalStore, createPlatformServices } from '@hashgrid/platform/host';
import { reconnect, sampleBootstrap } from '@hashgrid/testing';
import { createPlatformWrapper } from '../../test/createPlatformWrapper';
import { useReconnection } from './useReconnection';

function renderReconnection() {
  const outage = createExternalStore<OutageState>('none');
  const services = createPlatformServices(sampleBootstrap);
  Object.assign(services.outage, { get: outage.get, subscribe: outage.subscribe });
  const onReconnect = jest.fn();
  const { unmount } = renderHook(() => useReconnection(onReconnect), {
    wrapper: createPlatformWrapper(services),
  });
  return { onReconnect, unmount, setOutage: (state: OutageState) => act(() => outage.set(state)) };
}

test('calls back when the browser is online again', async () => {
  const { onReconnect } = renderReconnection();
  expect(onReconnect).not.toHaveBeenCalled();
  await reconnect();
  expect(onReconnect).toHaveBeenCalledTimes(1);
});

test('calls back when the API responds after an outage, but not after a mere suspicion of one', () => {
  const { onReconnect, setOutage } = renderReconnection();
  setOutage('suspected');
  setOutage('none');
  expect(onReconnect).not.toHaveBeenCalled();
  setOutage('suspected');
  setOutage('confirmed');
  expect(onReconnect).not.toHaveBeenCalled();
  setOutage('none');
  expect(onReconnect).toHaveBeenCalledTimes(1);
});

test('does not call back after it is unmounted during an outage', async () => {
  const { onReconnect, unmount, setOutage } = renderReconnection();
  setOutage('confirmed');
  unmount();
  setOutage('none');
  await reconnect();
  expect(onReconnect).not.toHaveBeenCalled();
});
