import type { Receipt } from '@hashgrid/contracts';
import type { Queries } from '../database/Database';
import { paymentMail } from './paymentMail';
import { sendMail } from '../mail/sendMail';
import { findAccount, type Account } from '../accounts/accounts.queries';
import type { Context } from '../Context';
import { isWithinRate } from '../rate-limits/limitRate';
import { mailChoicesOf } from '../preferences/preferences';

/**
 * Mails a player who was paid, if they want that, and not without end: small payments are cheap. Within the payment's
 * transaction; call the returned function once that has committed.
 */
export async function notifyRecipient(
  context: Context,
  queries: Queries,
  { sender, recipientId, receipt }: { sender: Account; recipientId: string; receipt: Receipt },
): Promise<() => void> {
  const reader = await findAccount(queries, recipientId);
  if (!reader || !mailChoicesOf(reader).payments) return () => undefined;
  if (!(await isWithinRate(context, queries, 'paymentMailsByAccount', recipientId))) return () => undefined;
  const { amount, token } = receipt;
  const mail = paymentMail(context.config, reader, { sender: sender.username, amount, token });
  return sendMail(context, queries, mail);
}
