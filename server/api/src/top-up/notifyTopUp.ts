import { DEFAULT_TOKEN_SYMBOL } from '@hashgrid/contracts';
import { findAccount } from '../accounts/accounts.queries';
import type { Context } from '../Context';
import type { Transaction } from '../database/Database';
import { toDecimal } from '../ledger/amounts';
import { findToken } from '../ledger/findToken';
import { toMailRecipient } from '../mail/MailDraft';
import { normalizeMailbox } from '../mail/normalizeMailbox';
import { sendMail } from '../mail/sendMail';
import { getMailPreferences } from '../preferences/preferences';
import { isWithinRate } from '../rate-limits/limitRate';
import { topUpMail } from './topUpMail';

/** Emails a player about a credited top-up, as `notifyRecipient` does about payments. */
export async function notifyTopUp(
  context: Context,
  transaction: Transaction,
  { accountId, amount }: { accountId: string; amount: bigint },
): Promise<void> {
  const account = await findAccount(transaction, accountId);
  // An erased account has no email.
  if (!account?.email || account.closedAt || !getMailPreferences(account).payments) return;
  if (!(await isWithinRate(context, transaction, 'paymentMailsByMailbox', normalizeMailbox(account.email))))
    return;
  const { decimals } = await findToken(transaction, DEFAULT_TOKEN_SYMBOL);
  const mail = topUpMail(context.config, toMailRecipient(account), {
    amount: toDecimal(amount, decimals),
    token: DEFAULT_TOKEN_SYMBOL,
  });
  await sendMail(context, transaction, mail);
}
