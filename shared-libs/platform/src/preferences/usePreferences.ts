import { useSyncExternalStore } from 'react';
import { usePlatform } from '../store/PlatformContext';
import type { Preferences } from './parsePreferences';
import type { PreferenceStore } from './preferenceStore';

/**
 * Returns the player's preferences. Changes apply immediately, in other tabs too. While a player is logged in they are also
 * saved to the server for other devices; if that fails, a toast says so, and the change is kept on this device.
 */
export function usePreferences(): { preferences: Preferences; setPreference: PreferenceStore['set'] } {
  const { preferences } = usePlatform();
  return {
    preferences: useSyncExternalStore(preferences.subscribe, preferences.get),
    setPreference: preferences.set,
  };
}
