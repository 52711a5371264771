import type { OwnerProof } from '../schemas/account';
import { MessageSchema, success } from '../schemas/envelope';
import { PreferencesSchema } from '../schemas/preferences';
import type { PreferencesUpdate } from '../schemas/preferencesUpdate';
import { ProfileSchema } from '../schemas/profile';
import { defineEndpoint, payload } from './defineEndpoint';

export const getProfile = defineEndpoint({
  method: 'GET',
  path: '/shared/client/profile',
  response: success(ProfileSchema),
});

/** Multipart form: the fields of `ProfileUpdate`, and optionally a file as `photo`. */
export const updateProfile = defineEndpoint({
  method: 'PUT',
  path: '/shared/client/profile/update',
  payload: payload<FormData>(),
  response: success(ProfileSchema),
});

/** Merges changes into the player's preferences, and returns all preferences. */
export const savePreferences = defineEndpoint({
  method: 'PUT',
  path: '/shared/client/preferences',
  payload: payload<PreferencesUpdate>(),
  response: success(PreferencesSchema),
});

/** Closes the account, which can be restored, and ends all its sessions. */
export const closeAccount = defineEndpoint({
  method: 'POST',
  path: '/shared/client/close',
  payload: payload<OwnerProof>(),
  response: MessageSchema,
});

/** The data of the player's account, as a JSON file. */
export const exportData = defineEndpoint({
  method: 'POST',
  path: '/shared/client/export',
  payload: payload<OwnerProof>(),
  response: 'blob',
});
