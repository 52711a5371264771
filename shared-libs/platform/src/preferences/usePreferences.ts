import { useSyncExternalStore } from 'react';
import { usePlatform } from '../store/PlatformContext';
import type { PreferenceStore, Preferences } from './preferenceStore';

/** The player's choices on this device; a change is live at once, in other tabs too. */
export function usePreferences(): { preferences: Preferences; setPreference: PreferenceStore['set'] } {
  const { preferences } = usePlatform();
  return {
    preferences: useSyncExternalStore(preferences.subscribe, preferences.get),
    setPreference: preferences.set,
  };
}
