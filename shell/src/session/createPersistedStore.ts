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

/** State that another version wrote is not taken over [E5]. */
const onlyThisVersion = (found: unknown) =>
  Promise.resolve(
    (found as Versioned | undefined)?._persist?.version === PERSIST.version ? found : undefined,
  );

/**
 * The store, with user and tokens persisted [E4]. The start never waits for storage: what it holds comes in when it
 * comes, as long as nothing newer is there.
 */
export function createPersistedStore(services: PlatformServices): {
  store: PlatformStore;
  persistor: Persistor;
} {
  const wrap = (reducer: Reducer<PlatformState>) =>
    persistReducer(
      {
        key: PERSIST.key,
        version: PERSIST.version,
        timeout: PERSIST.timeoutMs,
        storage: persistedStorage,
        whitelist: ['user', 'tokens'],
        migrate: onlyThisVersion as never,
        stateReconciler: reconcileState as never,
      },
      reducer,
    ) as unknown as Reducer<PlatformState>;
  const store = createPlatformStore(services, wrap);
  return { store, persistor: persistStore(store) };
}
