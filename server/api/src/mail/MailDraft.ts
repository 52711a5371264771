import type { Mail } from './mails.queries';

/** A mail as it is written; `link` is shown below the body. */
export type MailDraft = Pick<Mail, 'recipient' | 'subject' | 'body' | 'link'>;

/** Whom a mail is for. */
export interface Reader {
  username: string;
  email: string;
}
