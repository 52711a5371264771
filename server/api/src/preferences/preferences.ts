import { LANGUAGES, type Preferences } from '@hashgrid/contracts';
import { FIELD_MESSAGES } from '../messages';
import { setPreferences, type Account } from '../accounts/accounts.queries';
import type { Context } from '../Context';
import { fieldError } from '../DomainError';

/** Email preferences of players who haven't chosen any. */
const EMAILS_BY_DEFAULT: Preferences['emails'] = {
  newLogin: true,
  payments: true,
  battery: false,
  achievements: false,
};

/** Returns a player's email preferences. */
export const getEmailPreferences = ({ preferences }: Pick<Account, 'preferences'>): Preferences['emails'] =>
  preferences?.emails ?? EMAILS_BY_DEFAULT;

/** Replaces a player's preferences on all their devices. Throws a field error for an unknown `language`. */
export async function savePreferences(
  { database }: Context,
  accountId: string,
  preferences: Preferences,
): Promise<Preferences> {
  if (!LANGUAGES.some(({ locale }) => locale === preferences.language))
    throw fieldError('language', FIELD_MESSAGES.invalidLanguage);
  await setPreferences(database, accountId, preferences);
  return preferences;
}
