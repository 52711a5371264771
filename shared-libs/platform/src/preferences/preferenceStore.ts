import { diffPreferences, type PreferencesUpdate } from '@hashgrid/contracts';
import { deviceStorage } from '../device/deviceStorage';
import { createExternalStore, type ExternalStore } from '../device/externalStore';
import { parsePreferences, type Preferences } from './parsePreferences';

/** The player's preferences on this device, shared by its tabs. */
export interface PreferenceStore extends Pick<ExternalStore<Preferences>, 'get' | 'subscribe'> {
  /** Applies and stores a change made by the player, and notifies `onChoice`. */
  set<Name extends keyof Preferences>(name: Name, value: Preferences[Name]): void;
  /** Applies and stores values from the server, without notifying `onChoice`. */
  apply(values: Partial<Preferences>): void;
  /** Notifies `onChoice` of the chosen language, which is stored elsewhere. */
  notifyLanguage(language: string): void;
  /** Calls back with the changes after each choice that the player makes in this tab; returns the unsubscribe function. */
  onChoice(listener: (changes: PreferencesUpdate) => void): () => void;
}

const STORAGE_KEY = 'preferences';

function readPreferences(): Preferences {
  try {
    return parsePreferences(JSON.parse(deviceStorage.get(STORAGE_KEY) ?? '{}'));
  } catch {
    return parsePreferences(null);
  }
}

/** Creates the store from the stored preferences and keeps it in sync with other tabs. */
export function createPreferenceStore(): PreferenceStore {
  const store = createExternalStore(readPreferences());
  const choices = createExternalStore<PreferencesUpdate>({});
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key === STORAGE_KEY) store.set(readPreferences());
  });
  const persist = (next: Preferences) => {
    if (JSON.stringify(next) === JSON.stringify(store.get())) return;
    store.set(next);
    deviceStorage.set(STORAGE_KEY, JSON.stringify(next));
  };
  return {
    get: store.get,
    subscribe: store.subscribe,
    set(name, value) {
      const changes = diffPreferences({ [name]: value }, store.get());
      persist({ ...store.get(), [name]: value });
      choices.set(changes);
    },
    apply: (values) => persist(parsePreferences({ ...store.get(), ...values })),
    notifyLanguage: (language) => choices.set({ language }),
    onChoice: (listener) => choices.subscribe(() => listener(choices.get())),
  };
}
