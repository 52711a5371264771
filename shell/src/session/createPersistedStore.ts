import { persistReducer, persistStore, type Persistor } from 'redux-persist';
import type { Reducer } from '@reduxjs/toolkit';
import { PERSIST } from '@hashgrid/contracts';
import { createPlatformStore } from '@hashgrid/platform/host';
import type { PlatformServices, PlatformState, PlatformStore } from '@hashgrid/platform/host';
import { reconcileState } from './reconcileState';
import { persistedStorage } from './persistedStorage';

interface Versioned {
  _persist?: { version?: unknown };
}

/** Migration that discards state of other versions. */
const discardOtherVersions = (stored: unknown) =>
  Promise.resolve(
    (stored as Versioned | undefined)?._persist?.version === PERSIST.version ? stored : undefined,
  );

/**
 * Creates the store, which persists user and tokens. Startup doesn't wait for storage; the persisted state is
 * applied once it has been read, unless there is newer state.
 */
export function createPersistedStore(services: PlatformServices): {
  store: PlatformStore;
  persistor: Persistor;
} {
  const addPersistence = (reducer: Reducer<PlatformState>) =>
    persistReducer(
      {
        key: PERSIST.key,
        version: PERSIST.version,
        timeout: PERSIST.timeoutMs,
        storage: persistedStorage,
        whitelist: ['user', 'tokens'],
        migrate: discardOtherVersions as never,
        stateReconciler: reconcileState as never,
      },
      reducer,
    ) as unknown as Reducer<PlatformState>;
  const store = createPlatformStore(services, addPersistence);
  return { store, persistor: persistStore(store) };
}
