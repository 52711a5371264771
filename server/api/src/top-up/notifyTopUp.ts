import { DEFAULT_TOKEN_SYMBOL } from '@hashgrid/contracts';
import { findAccount } from '../accounts/accounts.queries';
import type { Context } from '../Context';
import type { Transaction } from '../database/Database';
import { toDecimal } from '../ledger/amounts';
import { findToken } from '../ledger/findToken';
import { toEmailRecipient } from '../mail/EmailDraft';
import { normalizeMailbox } from '../mail/normalizeMailbox';
import { sendEmail } from '../mail/sendEmail';
import { notifyOfPayment } from '../notifications/notifyOfPayment';
import { getEmailPreferences } from '../preferences/preferences';
import { countAndCheckRate } from '../rate-limits/limitRate';
import { composeTopUpEmail } from './composeTopUpEmail';

/** Notifies a player of a credited top-up, also by email unless they opted out of those about payments, up to a limit. */
export async function notifyTopUp(
  context: Context,
  transaction: Transaction,
  { accountId, transactionId, amount: units }: { accountId: string; transactionId: string; amount: bigint },
): Promise<void> {
  const token = DEFAULT_TOKEN_SYMBOL;
  const amount = toDecimal(units, (await findToken(transaction, token)).decimals);
  await notifyOfPayment(context, transaction, { accountId, transactionId, amount, token });
  const account = await findAccount(transaction, accountId);
  // An erased account has no email.
  if (!account?.email || account.closedAt || !getEmailPreferences(account).payments) return;
  if (
    !(await countAndCheckRate(context, transaction, 'topUpEmailsByMailbox', normalizeMailbox(account.email)))
  )
    return;
  const email = composeTopUpEmail(context.config, toEmailRecipient(account), { amount, token });
  await sendEmail(context, transaction, email);
}
