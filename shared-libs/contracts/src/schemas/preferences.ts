import { Type, type Static } from './Type';
import { closed } from './closed';

/** Which mails a player wants. What guards the account (password, second factor) is mailed whatever is chosen here. */
export const MailChoicesSchema = Type.Object({ newSignIn: Type.Boolean(), payments: Type.Boolean() }, closed);

/** Body of `PUT /shared/client/preferences`, and part of the profile: the same on every device of the player. */
export const PreferencesSchema = Type.Object(
  {
    language: Type.String({ pattern: '^[a-z]{2}-[A-Z]{2}$' }),
    numberFormat: Type.Union([Type.Literal('locale'), Type.Literal('plain')]),
    motion: Type.Union([Type.Literal('system'), Type.Literal('full'), Type.Literal('reduced')]),
    video: Type.Boolean(),
    mails: MailChoicesSchema,
  },
  closed,
);
export type Preferences = Static<typeof PreferencesSchema>;
