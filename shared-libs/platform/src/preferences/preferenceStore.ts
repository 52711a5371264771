import { deviceStorage } from '../device/deviceStorage';
import { createExternalStore, type ExternalStore } from '../device/externalStore';

/** What a player chose on this device. */
export interface Preferences {
  motion: 'system' | 'full' | 'reduced';
  video: boolean;
  numberFormat: 'locale' | 'plain';
}

export interface PreferenceStore extends Pick<ExternalStore<Preferences>, 'get' | 'subscribe'> {
  set<Name extends keyof Preferences>(name: Name, value: Preferences[Name]): void;
}

const STORAGE_KEY = 'preferences';
const DEFAULTS: Preferences = { motion: 'system', video: true, numberFormat: 'locale' };

const oneOf = <Value extends string>(values: readonly Value[], found: unknown, fallback: Value): Value =>
  values.find((value) => value === found) ?? fallback;

function readPreferences(): Preferences {
  try {
    const found = JSON.parse(deviceStorage.get(STORAGE_KEY) ?? '{}') as Record<string, unknown>;
    return {
      motion: oneOf(['system', 'full', 'reduced'], found.motion, DEFAULTS.motion),
      video: typeof found.video === 'boolean' ? found.video : DEFAULTS.video,
      numberFormat: oneOf(['locale', 'plain'], found.numberFormat, DEFAULTS.numberFormat),
    };
  } catch {
    return DEFAULTS;
  }
}

export function createPreferenceStore(): PreferenceStore {
  const store = createExternalStore(readPreferences());
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key === STORAGE_KEY) store.set(readPreferences());
  });
  return {
    get: store.get,
    subscribe: store.subscribe,
    set(name, value) {
      store.set({ ...store.get(), [name]: value });
      deviceStorage.set(STORAGE_KEY, JSON.stringify(store.get()));
    },
  };
}
