import { DEFAULT_TOKEN_SYMBOL } from '@hashgrid/contracts';
import { findAccount } from '../accounts/accounts.queries';
import type { Context } from '../Context';
import type { Transaction } from '../database/Database';
import { toDecimal } from '../ledger/amounts';
import { findToken } from '../ledger/findToken';
import { toEmailRecipient } from '../mail/EmailDraft';
import { normalizeMailbox } from '../mail/normalizeMailbox';
import { sendEmail } from '../mail/sendEmail';
import { getEmailPreferences } from '../preferences/preferences';
import { isWithinRate } from '../rate-limits/limitRate';
import { topUpEmail } from './topUpEmail';

/** Emails a player about a credited top-up, as `notifyRecipient` does about payments. */
export async function notifyTopUp(
  context: Context,
  transaction: Transaction,
  { accountId, amount }: { accountId: string; amount: bigint },
): Promise<void> {
  const account = await findAccount(transaction, accountId);
  // An erased account has no email.
  if (!account?.email || account.closedAt || !getEmailPreferences(account).payments) return;
  if (!(await isWithinRate(context, transaction, 'paymentEmailsByMailbox', normalizeMailbox(account.email))))
    return;
  const { decimals } = await findToken(transaction, DEFAULT_TOKEN_SYMBOL);
  const email = topUpEmail(context.config, toEmailRecipient(account), {
    amount: toDecimal(amount, decimals),
    token: DEFAULT_TOKEN_SYMBOL,
  });
  await sendEmail(context, transaction, email);
}
