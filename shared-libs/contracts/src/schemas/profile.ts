import { nullable, Type, type Static } from './Type';
import { DISPLAY_NAME } from '../accountLimits';
import { CountrySchema } from './country';
import { PreferencesSchema } from './preferences';
import { strict } from './strict';

export const ProfileSchema = Type.Object({
  id: Type.String(),
  username: Type.String(),
  email: Type.String(),
  referralCode: Type.String(),
  /** `completedUrl` is null while there is no photo. */
  photo: Type.Object({ completedUrl: nullable(Type.String()) }),
  /** Display name; null if not set. */
  name: nullable(Type.String()),
  country: nullable(CountrySchema),
  hasTwoFactor: Type.Boolean(),
  /** Whether the player may see what the pages of all players report. */
  isStaff: Type.Boolean(),
  /** Flags by name: whether each is on for the player. Flags that were never set are omitted. */
  flags: Type.Optional(Type.Record(Type.String(), Type.Boolean())),
  /** Null while the player has never saved any. */
  preferences: nullable(PreferencesSchema),
  createdAt: Type.String(),
});
export type Profile = Static<typeof ProfileSchema>;

/**
 * Text fields of the multipart form `PUT /shared/client/profile/update`; the optional file is `photo`.
 * Missing fields stay unchanged; an empty `name` or `country` clears it.
 */
export const ProfileUpdateSchema = Type.Object(
  {
    name: Type.Optional(Type.String(DISPLAY_NAME)),
    country: Type.Optional(Type.Union([CountrySchema, Type.Literal('')])),
    removePhoto: Type.Optional(Type.Literal('true')),
  },
  strict,
);
export type ProfileUpdate = Static<typeof ProfileUpdateSchema>;
