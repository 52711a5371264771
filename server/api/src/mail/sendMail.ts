import type { Queries } from '../database/Database';
import { addMail } from './mails.queries';
import type { Context } from '../Context';
import type { MailDraft } from './MailDraft';

/**
 * Writes a mail within the transaction that it belongs to: what is undone mails nobody, and what is done mails for sure.
 * Call the returned function once that has committed: it has the mail delivered now rather than soon, or prints its link
 * for whoever runs the server without a mail server.
 */
export async function sendMail(
  { now, log, isMailDelivered, wakeDelivery }: Context,
  queries: Queries,
  mail: MailDraft,
): Promise<() => void> {
  const createdAt = now();
  await addMail(queries, { ...mail, createdAt, dueAt: isMailDelivered ? createdAt : null });
  if (isMailDelivered) return wakeDelivery;
  return () => log(`Mail to ${mail.recipient}: ${mail.subject} ${mail.link}`);
}
