import type { DueEmail } from './emails.queries';

/** Delivers emails. */
export interface EmailTransport {
  /** Resolves once the email is accepted. Throws `EmailRefusedError` when it never will be. */
  send(email: DueEmail): Promise<void>;
  /** Throws when the server can't be reached or rejects the login. */
  check(): Promise<void>;
  close(): void;
}

/**
 * The mail server permanently rejects the email, for instance because the recipient's mailbox doesn't exist.
 */
export class EmailRefusedError extends Error {
  override name = 'EmailRefusedError';
}
