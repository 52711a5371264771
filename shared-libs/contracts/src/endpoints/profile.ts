import { ProfileSchema, type OwnerProof } from '../schemas/account';
import { MessageSchema, success } from '../schemas/envelope';
import { PreferencesSchema } from '../schemas/preferences';
import type { PreferencesUpdate } from '../schemas/preferencesUpdate';
import { defineEndpoint, payload } from './defineEndpoint';

export const getProfile = defineEndpoint({
  method: 'GET',
  path: '/shared/client/profile',
  response: success(ProfileSchema),
});

/** Multipart: the fields of `ProfileUpdate`, and a file as `photo`. */
export const updateProfile = defineEndpoint({
  method: 'PUT',
  path: '/shared/client/profile/update',
  payload: payload<FormData>(),
  response: success(ProfileSchema),
});

/** Merges changes into the preferences, and returns all of them. */
export const savePreferences = defineEndpoint({
  method: 'PUT',
  path: '/shared/client/preferences',
  payload: payload<PreferencesUpdate>(),
  response: success(PreferencesSchema),
});

/** Closes the account and ends all its sessions. */
export const closeAccount = defineEndpoint({
  method: 'POST',
  path: '/shared/client/close',
  payload: payload<OwnerProof>(),
  response: MessageSchema,
});

/** Everything the product knows about the player, as a JSON file. */
export const exportData = defineEndpoint({
  method: 'POST',
  path: '/shared/client/export',
  payload: payload<OwnerProof>(),
  response: 'blob',
  isLarge: true,
});
