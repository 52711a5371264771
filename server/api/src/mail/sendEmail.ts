import { isLocalHost } from '@hashgrid/connection';
import type { Context } from '../Context';
import type { Transaction } from '../database/Database';
import type { EmailDraft } from './EmailDraft';
import { encryptEmailText } from './encryptEmailText';
import { addEmail } from './emails.queries';

/**
 * Stores an email in the transaction that causes it, so that both commit or neither does. After the commit it is delivered
 * or, without a mail server, logged for the operator. The log has the link only if the product is local: logs of a public one
 * are stored and read elsewhere.
 */
export async function sendEmail(
  { keys, now, log, config, isEmailDelivered, wakeDelivery }: Context,
  transaction: Transaction,
  email: EmailDraft,
): Promise<void> {
  const createdAt = now();
  const { recipient, subject } = email;
  await addEmail(transaction, {
    recipient,
    subject,
    encryptedText: encryptEmailText({ keys }, recipient, email),
    createdAt,
    dueAt: isEmailDelivered ? createdAt : null,
    isWithheld: false,
  });
  const link = isLocalHost(new URL(config.publicUrl).host) ? email.link : '(link not shown)';
  transaction.afterCommit(
    isEmailDelivered ? wakeDelivery : () => log(`Email to ${recipient}: ${subject} ${link}`),
  );
}
