import { LANGUAGES, type Preferences } from '@hashgrid/contracts';
import { FIELD_MESSAGES } from '../messages';
import { setPreferences, type Account } from '../accounts/accounts.queries';
import type { Context } from '../Context';
import { fieldError } from '../DomainError';

/** Which mails a player gets who has never chosen. */
const MAILS_BY_DEFAULT: Preferences['mails'] = { newSignIn: true, payments: true };

/** Which mails a player wants. */
export const mailPreferencesOf = ({ preferences }: Pick<Account, 'preferences'>): Preferences['mails'] =>
  preferences?.mails ?? MAILS_BY_DEFAULT;

/** Keeps what a player chose, for all their devices. Throws on `language` when the product does not have it. */
export async function savePreferences(
  { database }: Context,
  accountId: string,
  preferences: Preferences,
): Promise<Preferences> {
  if (!LANGUAGES.some(({ locale }) => locale === preferences.language))
    throw fieldError('language', FIELD_MESSAGES.languageUnknown);
  await setPreferences(database, accountId, preferences);
  return preferences;
}
