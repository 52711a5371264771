import { renderHook } from '@testing-library/react';
import { sampleBootstrap } from '@hashgrid/testing';
import { PlatformContext } from '../store/PlatformContext';
import { createPlatformServices } from '../store/platformServices';
import { usePrefetch } from './usePrefetch';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function openPage() {
  const prefetch = jest.fn();
  const services = createPlatformServices(sampleBootstrap, { prefetch });
  const { unmount } = renderHook(() => usePrefetch('/dashboard'), {
    wrapper: ({ children }) => <PlatformContext value={services}>{children}</PlatformContext>,
  });
  return { prefetch, unmount };
}

test('prefetches the next screen once the browser is idle', () => {
  const { prefetch } = openPage();
  expect(prefetch).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(prefetch.mock.calls).toEqual([['/dashboard']]);
});

test('prefetches nothing after the page has been left', () => {
  const { prefetch, unmount } = openPage();
  unmount();
  jest.runAllTimers();
  expect(prefetch).not.toHaveBeenCalled();
});
