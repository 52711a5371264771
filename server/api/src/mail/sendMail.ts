import type { Context } from '../Context';
import type { Transaction } from '../database/Database';
import type { MailDraft } from './MailDraft';
import { addMail } from './mails.queries';

/**
 * Stores an email in the transaction that causes it, so that both commit or neither does. After the commit it is delivered
 * or, without a mail server, its link is logged for the operator.
 */
export async function sendMail(
  { now, log, isMailDelivered, wakeDelivery }: Context,
  transaction: Transaction,
  mail: MailDraft,
): Promise<void> {
  const createdAt = now();
  await addMail(transaction, { ...mail, createdAt, dueAt: isMailDelivered ? createdAt : null });
  transaction.afterCommit(
    isMailDelivered ? wakeDelivery : () => log(`Email to ${mail.recipient}: ${mail.subject} ${mail.link}`),
  );
}
