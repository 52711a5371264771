import {
  DEFAULT_PREFERENCES,
  diffPreferences,
  mergePreferences,
  type ApiErrorBody,
  type Preferences,
} from '@hashgrid/contracts';
import { api } from '../api/api';
import type { PlatformDispatch, PlatformState } from '../store/PlatformState';
import type { PlatformServices } from '../store/platformServices';
import { coalesceSaves } from './coalesceSaves';
import { createUnsavedChanges } from './createUnsavedChanges';

/** The part of the language state that is synced; see `LanguageContext`. */
export interface LanguageToSync {
  applyLanguage(locale: string): Promise<void>;
  getPreferredLocale(): string;
}

/** Whether the server rejected the changes, so that retrying is pointless. */
const isRejected = ({ statusCode }: ApiErrorBody) =>
  statusCode >= 400 && statusCode < 500 && ![401, 408, 429].includes(statusCode);

/**
 * Syncs the preferences of the logged-in player: first applies those of the server, then saves what the player changes on this
 * device. Changes that failed to save are saved at the next start. Returns a function that stops the sync.
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
    const getAll = () => ({ ...preferences.get(), language: language.getPreferredLocale() });
    const unsaved = createUnsavedChanges(player.id, getAll);
    /** Applies preferences of the server to this device, except where the player has unsaved changes. */
    const apply = (saved: Preferences) => {
      const { language: locale, ...values } = mergePreferences(saved, unsaved.get());
      preferences.apply(values);
      if (locale !== language.getPreferredLocale()) void language.applyLanguage(locale);
    };
    const save = coalesceSaves(async () => {
      const changes = unsaved.get();
      // After another player has logged in, the request would carry that player's token.
      if (getState().user.user?.id !== player.id || Object.keys(changes).length === 0) return;
      const request = api.endpoints.savePreferences.initiate(changes, { track: false });
      const { data, error } = await dispatch(request);
      if (!error || isRejected(error as ApiErrorBody)) unsaved.remove(changes);
      if (data) apply(data);
    });
    const { preferences: saved } = player;
    // Emails and notifications of the previous player on this device must not carry over.
    apply({ ...getAll(), emails: DEFAULT_PREFERENCES.emails, notifications: {}, ...saved });
    // A player without saved preferences keeps those of this device. They are saved now, because the server
    // picks the language of emails from them.
    if (!saved) unsaved.add(diffPreferences(getAll(), DEFAULT_PREFERENCES));
    void save();
    return preferences.onChoice((changes) => {
      unsaved.add(changes);
      void save();
    });
  };
