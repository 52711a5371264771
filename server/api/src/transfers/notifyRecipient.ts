import type { Receipt } from '@hashgrid/contracts';
import type { Transaction } from '../database/Database';
import { paymentMail } from './paymentMail';
import { normalizeMailbox } from '../mail/normalizeMailbox';
import { toMailRecipient } from '../mail/MailDraft';
import { sendMail } from '../mail/sendMail';
import { findAccount, type Account } from '../accounts/accounts.queries';
import type { Context } from '../Context';
import { isWithinRate } from '../rate-limits/limitRate';
import { getMailPreferences } from '../preferences/preferences';

/** Emails a player about a payment, if they want that and within a limit: many small payments are cheap to send. */
export async function notifyRecipient(
  context: Context,
  transaction: Transaction,
  { sender, recipientId, receipt }: { sender: Account; recipientId: string; receipt: Receipt },
): Promise<void> {
  const recipient = await findAccount(transaction, recipientId);
  if (!recipient || !getMailPreferences(recipient).payments) return;
  if (!(await isWithinRate(context, transaction, 'paymentMailsByMailbox', normalizeMailbox(recipient.email))))
    return;
  const { amount, token } = receipt;
  const mail = paymentMail(context.config, toMailRecipient(recipient), {
    sender: sender.username,
    amount,
    token,
  });
  await sendMail(context, transaction, mail);
}
