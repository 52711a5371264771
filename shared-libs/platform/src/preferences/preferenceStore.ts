import { deviceStorage } from '../device/deviceStorage';
import { createExternalStore, type ExternalStore } from '../device/externalStore';
import { parsePreferences, type Preferences } from './parsePreferences';

/** The live copy of the player's choices on this device, shared by its tabs. */
export interface PreferenceStore extends Pick<ExternalStore<Preferences>, 'get' | 'subscribe'> {
  /** A choice of the player: live at once, kept on this device, told to `onChoice`. */
  set<Name extends keyof Preferences>(name: Name, value: Preferences[Name]): void;
  /** Takes over what the server keeps: live and kept here, and no choice. */
  apply(values: Partial<Preferences>): void;
  /** Tells `onChoice` of a choice that is kept elsewhere: the language. */
  notifyChange(): void;
  /** Calls back after each choice made in this tab; returns the way to stop. */
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
  const keep = (next: Preferences) => {
    if (JSON.stringify(next) === JSON.stringify(store.get())) return;
    store.set(next);
    deviceStorage.set(STORAGE_KEY, JSON.stringify(next));
  };
  const notifyChange = () => choices.set(choices.get() + 1);
  return {
    get: store.get,
    subscribe: store.subscribe,
    set(name, value) {
      keep({ ...store.get(), [name]: value });
      notifyChange();
    },
    apply: (values) => keep(parsePreferences({ ...store.get(), ...values })),
    notifyChange,
    onChoice: choices.subscribe,
  };
}
