import { LANGUAGES, type ApiErrorBody } from '@hashgrid/contracts';
import { api } from '../api/api';
import { deviceStorage } from '../device/deviceStorage';
import type { PlatformDispatch, PlatformState } from '../store/createPlatformStore';
import type { PlatformServices } from '../store/platformServices';
import { coalesceSaves } from './coalesceSaves';
import { parsePreferences } from './parsePreferences';

/** What the sync needs of the language; see `LanguageContext`. */
export interface LanguageToSync {
  followLanguage(locale: string): Promise<void>;
  localeToKeep(): string;
}

/** Holds the id of the player whose choices on this device have not reached the server. */
const UNSAVED_KEY = 'preferences.unsaved';

/** The server has read the choices and does not want them; asking again makes no sense. */
const isRefused = ({ statusCode }: ApiErrorBody) =>
  statusCode >= 400 && statusCode < 500 && ![401, 408, 429].includes(statusCode);

const isLanguage = (found: string) => LANGUAGES.some(({ locale }) => locale === found);

/**
 * Keeps the choices of the player who is signed in the same on all devices: takes over the server's at first, saves this
 * device's after each choice. Choices that did not reach the server are saved at the next start instead of being lost.
 * Returns the way to stop.
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
      const whole = { ...preferences.get(), language: language.localeToKeep() };
      const { error } = await dispatch(api.endpoints.savePreferences.initiate(whole, { track: false }));
      if (!error || isRefused(error as ApiErrorBody)) deviceStorage.remove(UNSAVED_KEY);
    });
    const { preferences: kept } = player;
    if (deviceStorage.get(UNSAVED_KEY) === player.id) void save();
    else {
      deviceStorage.remove(UNSAVED_KEY);
      // Which mails somebody wants is nothing that the next player of this device takes over.
      preferences.apply(kept ?? { mails: parsePreferences(null).mails });
      if (kept && isLanguage(kept.language)) void language.followLanguage(kept.language);
    }
    return preferences.onChoice(() => {
      deviceStorage.set(UNSAVED_KEY, player.id);
      void save();
    });
  };
