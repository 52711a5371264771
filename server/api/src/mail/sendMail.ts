import type { Queries } from '../database/Database';
import { addMail } from '../repositories/mails';
import type { Context } from '../rules/Context';
import type { MailDraft } from './MailDraft';

/**
 * Puts a mail into the outbox, within the transaction that it belongs to. Call the returned function once that has
 * committed: it prints the link, for whoever runs the server without a mail server.
 */
export async function sendMail(
  { now, log }: Context,
  queries: Queries,
  mail: MailDraft,
): Promise<() => void> {
  await addMail(queries, { ...mail, createdAt: now() });
  return () => log(`Mail to ${mail.recipient}: ${mail.subject} ${mail.link}`);
}
