import { EmailPreferencesSchema, PreferencesSchema } from './preferences';
import { strict } from './strict';
import { partial, Type, type Static } from './Type';

/**
 * Body of `PUT /shared/client/preferences`. Missing fields stay unchanged, including those of `emails` and `notifications`. Older
 * releases send all fields.
 */
export const PreferencesUpdateSchema = Type.Object(
  {
    ...partial(PreferencesSchema).properties,
    emails: Type.Optional(partial(EmailPreferencesSchema, strict)),
  },
  strict,
);
export type PreferencesUpdate = Static<typeof PreferencesUpdateSchema>;
