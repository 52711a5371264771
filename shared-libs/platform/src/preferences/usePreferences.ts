import { useSyncExternalStore } from 'react';
import { usePlatform } from '../store/PlatformContext';
import type { Preferences } from './parsePreferences';
import type { PreferenceStore } from './preferenceStore';

/**
 * The player's choices; a change is live at once, in other tabs too. While somebody is signed in it is saved to the
 * server as well, so that it holds on the player's other devices; a failure is told by a toast and changes nothing here.
 */
export function usePreferences(): { preferences: Preferences; setPreference: PreferenceStore['set'] } {
  const { preferences } = usePlatform();
  return {
    preferences: useSyncExternalStore(preferences.subscribe, preferences.get),
    setPreference: preferences.set,
  };
}
