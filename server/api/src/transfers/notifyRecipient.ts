import type { Receipt } from '@hashgrid/contracts';
import type { Transaction } from '../database/Database';
import { composePaymentEmail } from './composePaymentEmail';
import { normalizeMailbox } from '../mail/normalizeMailbox';
import { toEmailRecipient } from '../mail/EmailDraft';
import { sendEmail } from '../mail/sendEmail';
import type { Account } from '../accounts/accounts.queries';
import type { Context } from '../Context';
import { countAndCheckRate } from '../rate-limits/limitRate';
import { getEmailPreferences } from '../preferences/preferences';

/** Emails a player about a payment unless they opted out, up to a limit: a sender could flood them with many small payments. */
export async function notifyRecipient(
  context: Context,
  transaction: Transaction,
  { sender, recipient, receipt }: { sender: Account; recipient: Account; receipt: Receipt },
): Promise<void> {
  if (!getEmailPreferences(recipient).payments) return;
  if (
    !(await countAndCheckRate(
      context,
      transaction,
      'paymentEmailsByMailbox',
      normalizeMailbox(recipient.email),
    ))
  )
    return;
  const { amount, token } = receipt;
  const email = composePaymentEmail(context.config, toEmailRecipient(recipient), {
    sender: sender.username,
    amount,
    token,
  });
  await sendEmail(context, transaction, email);
}
