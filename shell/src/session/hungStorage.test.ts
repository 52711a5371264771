import { createPlatformServices, restoreSession } from '@hashgrid/platform/host';
import { sampleBootstrap } from '@hashgrid/testing';
import { createPersistedStore } from './createPersistedStore';

jest.mock('./persistedStorage', () => ({
  persistedStorage: {
    getItem: () => new Promise(() => {}),
    setItem: () => new Promise(() => {}),
    removeItem: () => new Promise(() => {}),
  },
}));

test('[E5] [E4] storage that never responds does not delay the session and times out after 5000 ms', async () => {
  jest.useFakeTimers();
  const { store, persistor } = createPersistedStore(createPlatformServices(sampleBootstrap));
  await store.dispatch(restoreSession());
  expect(store.getState().session.status).toBe('guest');
  await jest.advanceTimersByTimeAsync(4999);
  expect(persistor.getState().bootstrapped).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(persistor.getState().bootstrapped).toBe(true);
  jest.useRealTimers();
});
