import type { NotificationKind } from '../notifications';
import { LocaleSchema } from './locale';
import { stringEnum, Type, type Static } from './Type';
import { strict } from './strict';

/** Optional emails. Security emails (password, two-factor authentication) are always sent. */
export const EmailPreferencesSchema = Type.Object(
  {
    newLogin: Type.Boolean(),
    payments: Type.Boolean(),
    /** Missing until the player chooses; false by default. */
    battery: Type.Optional(Type.Boolean()),
    /** Missing until the player chooses; false by default. */
    achievements: Type.Optional(Type.Boolean()),
  },
  strict,
);

const optionalBoolean = Type.Optional(Type.Boolean());

/** Whether each kind of notification is shown; true by default. */
export const NotificationPreferencesSchema = Type.Object(
  {
    battery: optionalBoolean,
    payments: optionalBoolean,
    verification: optionalBoolean,
    halving: optionalBoolean,
    achievements: optionalBoolean,
    newLogin: optionalBoolean,
    news: optionalBoolean,
  } satisfies Record<NotificationKind, unknown>,
  strict,
);

/** Part of the profile: the same on every device of the player. */
export const PreferencesSchema = Type.Object(
  {
    language: LocaleSchema,
    numberFormat: stringEnum(['locale', 'plain']),
    motion: stringEnum(['system', 'full', 'reduced']),
    /** Whether the background video plays. */
    video: Type.Boolean(),
    emails: EmailPreferencesSchema,
    notifications: Type.Optional(NotificationPreferencesSchema),
  },
  strict,
);
export type Preferences = Static<typeof PreferencesSchema>;
