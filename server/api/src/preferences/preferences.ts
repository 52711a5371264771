import { LANGUAGES, type Preferences } from '@hashgrid/contracts';
import { FIELD_MESSAGES } from '../messages';
import { setPreferences, type Account } from '../accounts/accounts.queries';
import type { Context } from '../Context';
import { fieldError } from '../DomainError';

/** Email preferences of players who haven't chosen any. */
const MAILS_BY_DEFAULT: Preferences['mails'] = { newSignIn: true, payments: true };

/** Returns a player's email preferences. */
export const getMailPreferences = ({ preferences }: Pick<Account, 'preferences'>): Preferences['mails'] =>
  preferences?.mails ?? MAILS_BY_DEFAULT;

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
