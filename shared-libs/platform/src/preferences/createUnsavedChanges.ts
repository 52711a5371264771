import { diffPreferences, mergePreferences, type PreferencesUpdate } from '@hashgrid/contracts';
import { deviceStorage } from '../device/deviceStorage';

/** Holds a player's ID, followed by the changes as JSON. Older releases, which saved all preferences together, stored only the ID. */
const STORAGE_KEY = 'preferences.unsaved';

/**
 * Stores a player's unsaved changes on this device, so that other tabs and the next page load can find them.
 * Drops those of another player.
 * @param getAll Returns all preferences of this device.
 */
export function createUnsavedChanges(playerId: string, getAll: () => PreferencesUpdate) {
  // Holds the changes while storage is blocked or full.
  let fallback: string | null = null;
  const read = () => fallback ?? deviceStorage.get(STORAGE_KEY) ?? '';
  const get = (): PreferencesUpdate => {
    try {
      // The spread turns any JSON value into an object.
      return read().startsWith(playerId) ? { ...JSON.parse(read().slice(playerId.length)) } : {};
    } catch {
      return {};
    }
  };
  const set = (changes: PreferencesUpdate) => {
    const text = playerId + JSON.stringify(changes);
    fallback = null;
    // Otherwise changes that don't fit would leave the previous ones, which would be saved after a reload.
    deviceStorage.remove(STORAGE_KEY);
    if (Object.keys(changes).length > 0 && !deviceStorage.set(STORAGE_KEY, text)) fallback = text;
  };
  set(read() === playerId ? getAll() : get());
  return {
    get,
    add: (changes: PreferencesUpdate) => set(mergePreferences(get(), changes)),
    /** Removes saved changes, unless the player has changed the same fields again since. */
    remove: (saved: PreferencesUpdate) => set(diffPreferences(get(), saved)),
  };
}
