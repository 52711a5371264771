import { isLocalHost } from '@hashgrid/contracts/connection';
import type { Context } from '../Context';
import type { Transaction } from '../database/Database';
import type { MailDraft } from './MailDraft';
import { encryptMailText } from './encryptMailText';
import { addMail } from './mails.queries';

/**
 * Stores an email in the transaction that causes it, so that both commit or neither does. After the commit it is delivered
 * or, without a mail server, logged for the operator: with its link on a local product only, because logs of others are
 * kept and read elsewhere.
 */
export async function sendMail(
  { keys, now, log, config, isMailDelivered, wakeDelivery }: Context,
  transaction: Transaction,
  mail: MailDraft,
): Promise<void> {
  const createdAt = now();
  const { recipient, subject } = mail;
  await addMail(transaction, {
    recipient,
    subject,
    encryptedText: encryptMailText({ keys }, recipient, mail),
    createdAt,
    dueAt: isMailDelivered ? createdAt : null,
    isWithheld: false,
  });
  const link = isLocalHost(new URL(config.publicUrl).host) ? mail.link : '(link not shown)';
  transaction.afterCommit(
    isMailDelivered ? wakeDelivery : () => log(`Email to ${recipient}: ${subject} ${link}`),
  );
}
