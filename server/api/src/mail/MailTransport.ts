import type { DueMail } from './mails.queries';

/** Delivers emails. */
export interface MailTransport {
  /** Resolves once the email is accepted. Throws `MailRefusedError` when it never will be. */
  send(mail: DueMail): Promise<void>;
  /** Throws when the server can't be reached or rejects the login. */
  check(): Promise<void>;
  close(): void;
}

/** The mail server permanently rejects the email, for instance because its address doesn't exist. */
export class MailRefusedError extends Error {
  override name = 'MailRefusedError';
}
