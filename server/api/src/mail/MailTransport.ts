import type { DueMail } from './mails.queries';

/** Takes mails to their readers. */
export interface MailTransport {
  /** Resolves once the mail is taken over. Throws `MailRefusedError` when it never will be. */
  send(mail: DueMail): Promise<void>;
  /** Throws when nobody answers, or the user is not let in. */
  check(): Promise<void>;
  close(): void;
}

/** The mail server will never take this mail: its address does not exist. */
export class MailRefusedError extends Error {
  override name = 'MailRefusedError';
}
