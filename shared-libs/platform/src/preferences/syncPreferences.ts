import { DEFAULT_LOCALE, isLocale, type ApiErrorBody } from '@hashgrid/contracts';
import { api } from '../api/api';
import { deviceStorage } from '../device/deviceStorage';
import type { PlatformDispatch, PlatformState } from '../store/PlatformState';
import type { PlatformServices } from '../store/platformServices';
import { coalesceSaves } from './coalesceSaves';
import { parsePreferences } from './parsePreferences';

/** The part of the language state that is synced; see `LanguageContext`. */
export interface LanguageToSync {
  applyLanguage(locale: string): Promise<void>;
  getPreferredLocale(): string;
}

/** Holds the ID of the player whose preferences have not been saved to the server. */
const UNSAVED_KEY = 'preferences.unsaved';

/** Whether the server rejected the preferences, so that retrying is pointless. */
const isRejected = ({ statusCode }: ApiErrorBody) =>
  statusCode >= 400 && statusCode < 500 && ![401, 408, 429].includes(statusCode);

/**
 * Syncs the preferences of the logged-in player: applies those of the server first, then saves each change. Changes that
 * failed to save are saved at the next start. Returns a function that stops the sync.
 */
export const syncPreferences =
  (language: LanguageToSync) =>
  (
    dispatch: PlatformDispatch,
    getState: () => PlatformState,
    { preferences }: PlatformServices,
  ): (() => void) => {
    const player = getState().user.user;
    if (!player) return () => undefined;
    const save = coalesceSaves(async () => {
      const all = { ...preferences.get(), language: language.getPreferredLocale() };
      const { error } = await dispatch(api.endpoints.savePreferences.initiate(all, { track: false }));
      if (!error || isRejected(error as ApiErrorBody)) deviceStorage.remove(UNSAVED_KEY);
    });
    const { preferences: saved } = player;
    if (deviceStorage.get(UNSAVED_KEY) === player.id) void save();
    else {
      deviceStorage.remove(UNSAVED_KEY);
      // These preferences must not carry over to the next player on this device.
      preferences.apply({ emails: parsePreferences(null).emails, notifications: {}, ...saved });
      if (saved && isLocale(saved.language)) void language.applyLanguage(saved.language);
      // Emails are written in the saved language.
      if (!saved && language.getPreferredLocale() !== DEFAULT_LOCALE) void save();
    }
    return preferences.onChoice(() => {
      deviceStorage.set(UNSAVED_KEY, player.id);
      void save();
    });
  };
