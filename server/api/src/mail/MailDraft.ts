import type { Mail } from './mails.queries';

/** The text of an email; `link` is shown below the body. */
export type MailDraft = Pick<Mail, 'recipient' | 'subject' | 'body' | 'link'>;

/** The player whom an email addresses. */
export interface MailRecipient {
  username: string;
  email: string;
}
