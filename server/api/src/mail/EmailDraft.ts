import { DEFAULT_LOCALE } from '@hashgrid/contracts';
import type { Account } from '../accounts/accounts.queries';
import type { Email } from './emails.queries';

/** The text of an email: `body`, which introduces the link, `link` and `footer`, one below the other. */
export type EmailDraft = Pick<Email, 'recipient' | 'subject' | 'body' | 'link' | 'footer'> &
  Required<Pick<Email, 'language'>>;

/** The player to whom an email is sent. */
export interface EmailRecipient {
  username: string;
  email: string;
  /** Locale of the email. */
  language: string;
}

/**
 * Returns an account as the recipient of an email, in the language that its owner chose. The language of the request that
 * causes the email doesn't count: it may be a stranger's.
 */
export const toEmailRecipient = ({
  username,
  email,
  preferences,
}: Pick<Account, 'username' | 'email' | 'preferences'>): EmailRecipient => ({
  username,
  email,
  language: preferences?.language ?? DEFAULT_LOCALE,
});
