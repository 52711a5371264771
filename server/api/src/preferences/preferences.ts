import {
  DEFAULT_PREFERENCES,
  LANGUAGES,
  mergePreferences,
  type Preferences,
  type PreferencesUpdate,
} from '@hashgrid/contracts';
import { FIELD_MESSAGES, MESSAGES } from '../messages';
import { lockAccount, setPreferences, type Account } from '../accounts/accounts.queries';
import type { Context } from '../Context';
import { DomainError, fieldError } from '../DomainError';
import { limitRate } from '../rate-limits/limitRate';

const getPreferences = ({ preferences }: Pick<Account, 'preferences'>): Preferences =>
  preferences ?? DEFAULT_PREFERENCES;

/** Returns a player's email preferences. */
export const getEmailPreferences = (account: Pick<Account, 'preferences'>): Preferences['emails'] =>
  getPreferences(account).emails;

/** Throws a field error for a language that the product doesn't have. */
function checkLanguage(language: string | undefined): void {
  if (language !== undefined && !LANGUAGES.some(({ locale }) => locale === language))
    throw fieldError('language', FIELD_MESSAGES.invalidLanguage);
}

/** Merges changes into a player's preferences and returns all of them. Throws a field error for an unknown `language`, `rateLimited`, and `notFound`. */
export async function savePreferences(
  context: Context,
  accountId: string,
  changes: PreferencesUpdate,
): Promise<Preferences> {
  checkLanguage(changes.language);
  await limitRate(context, 'preferencesByAccount', accountId);
  return context.database.transaction(async (transaction) => {
    // Without the lock, what another device saves at the same time would be lost.
    const account = await lockAccount(transaction, accountId);
    if (!account) throw new DomainError('notFound', MESSAGES.notFound);
    const preferences = mergePreferences(getPreferences(account), changes);
    await setPreferences(transaction, accountId, preferences);
    return preferences;
  });
}
