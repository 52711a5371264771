import {
  DEFAULT_PREFERENCES,
  mergePreferences,
  type Preferences,
  type PreferencesUpdate,
} from '@hashgrid/contracts';
import { ok } from './fakeApi';
import type { FakeRequest } from './FakeRequest';

/** Returns a handler of `PUT /shared/client/preferences` that merges changes into the saved preferences, as the API does. */
export function createPreferencesHandler(saved?: Preferences | null) {
  let preferences = saved ?? DEFAULT_PREFERENCES;
  return ({ body }: FakeRequest) => {
    preferences = mergePreferences(preferences, body as PreferencesUpdate);
    return ok(preferences);
  };
}
