import { diffPreferences, mergePreferences, type PreferencesUpdate } from '@hashgrid/contracts';
import { deviceStorage } from '../device/deviceStorage';

/** Holds a player's ID and the changes as JSON. Releases that saved all preferences together stored the ID alone. */
const STORAGE_KEY = 'preferences.unsaved';

/**
 * Keeps a player's changes that have not been saved to the server: on this device, for its tabs and for the next start. Drops
 * those of another player. `getAll` returns all preferences of this device.
 */
export function createUnsavedChanges(playerId: string, getAll: () => PreferencesUpdate) {
  // Holds the changes while storage is blocked or full.
  let fallback: string | null = null;
  const read = () => fallback ?? deviceStorage.get(STORAGE_KEY) ?? '';
  const get = (): PreferencesUpdate => {
    try {
      // The spread makes an object of any JSON.
      return read().startsWith(playerId) ? { ...JSON.parse(read().slice(playerId.length)) } : {};
    } catch {
      return {};
    }
  };
  const set = (changes: PreferencesUpdate) => {
    const text = playerId + JSON.stringify(changes);
    fallback = null;
    if (Object.keys(changes).length === 0) deviceStorage.remove(STORAGE_KEY);
    else if (!deviceStorage.set(STORAGE_KEY, text)) fallback = text;
  };
  set(read() === playerId ? getAll() : get());
  return {
    get,
    add: (changes: PreferencesUpdate) => set(mergePreferences(get(), changes)),
    /** Removes changes that were saved, unless the player has changed the same fields again since. */
    remove: (saved: PreferencesUpdate) => set(diffPreferences(get(), saved)),
  };
}
