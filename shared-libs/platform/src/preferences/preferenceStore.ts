import { deviceStorage } from '../device/deviceStorage';
import { createExternalStore, type ExternalStore } from '../device/externalStore';
import { parsePreferences, type Preferences } from './parsePreferences';

/** The player's preferences on this device, shared by its tabs. */
export interface PreferenceStore extends Pick<ExternalStore<Preferences>, 'get' | 'subscribe'> {
  /** Applies and stores a change made by the player, and notifies `onChoice`. */
  set<Name extends keyof Preferences>(name: Name, value: Preferences[Name]): void;
  /** Applies and stores values from the server, without notifying `onChoice`. */
  apply(values: Partial<Preferences>): void;
  /** Notifies `onChoice` of a change stored elsewhere: the language. */
  notifyChange(): void;
  /** Calls back after each choice made in this tab; returns the unsubscribe function. */
  onChoice(listener: () => void): () => void;
}

const STORAGE_KEY = 'preferences';

function readPreferences(): Preferences {
  try {
    return parsePreferences(JSON.parse(deviceStorage.get(STORAGE_KEY) ?? '{}'));
  } catch {
    return parsePreferences(null);
  }
}

export function createPreferenceStore(): PreferenceStore {
  const store = createExternalStore(readPreferences());
  const choices = createExternalStore(0);
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key === STORAGE_KEY) store.set(readPreferences());
  });
  const persist = (next: Preferences) => {
    if (JSON.stringify(next) === JSON.stringify(store.get())) return;
    store.set(next);
    deviceStorage.set(STORAGE_KEY, JSON.stringify(next));
  };
  const notifyChange = () => choices.set(choices.get() + 1);
  return {
    get: store.get,
    subscribe: store.subscribe,
    set(name, value) {
      persist({ ...store.get(), [name]: value });
      notifyChange();
    },
    apply: (values) => persist(parsePreferences({ ...store.get(), ...values })),
    notifyChange,
    onChoice: choices.subscribe,
  };
}
