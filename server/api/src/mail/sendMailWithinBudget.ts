import type { Context } from '../Context';
import type { Transaction } from '../database/Database';
import type { MailDraft } from './MailDraft';
import { addMail } from './mails.queries';
import { sendMail } from './sendMail';
import { takeFromMailBudget, type MailShare } from './takeFromMailBudget';

/**
 * Stores an email that a stranger can cause, within the budget of its mailbox. Beyond it the email is withheld: a record
 * without text is stored, and the caller responds as if it were sent, so that it reveals nothing about requests of others.
 */
export async function sendMailWithinBudget(
  context: Context,
  transaction: Transaction,
  mail: MailDraft,
  share: MailShare,
): Promise<void> {
  const { recipient, subject } = mail;
  if (await takeFromMailBudget(context, transaction, { recipient, share }))
    return sendMail(context, transaction, mail);
  const withheld = { recipient, subject, encryptedText: null, createdAt: context.now() };
  return addMail(transaction, { ...withheld, dueAt: null, isWithheld: true });
}
