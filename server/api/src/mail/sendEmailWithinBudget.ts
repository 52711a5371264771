import type { Context } from '../Context';
import type { Transaction } from '../database/Database';
import type { EmailDraft } from './EmailDraft';
import { addEmail } from './emails.queries';
import { sendEmail } from './sendEmail';
import { takeFromEmailBudget, type EmailShare } from './takeFromEmailBudget';

/**
 * Stores an email that a stranger can cause, within the budget of its mailbox. Beyond it the email is withheld: a record
 * without text is stored, and the caller responds as if it were sent, so that it reveals nothing about requests of others.
 */
export async function sendEmailWithinBudget(
  context: Context,
  transaction: Transaction,
  email: EmailDraft,
  share: EmailShare,
): Promise<void> {
  const { recipient, subject } = email;
  if (await takeFromEmailBudget(context, transaction, { recipient, share }))
    return sendEmail(context, transaction, email);
  const withheld = { recipient, subject, encryptedText: null, createdAt: context.now() };
  return addEmail(transaction, { ...withheld, dueAt: null, isWithheld: true });
}
