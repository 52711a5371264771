import type { Account } from '../accounts/accounts.queries';
import type { Caller } from '../caller/Caller';
import type { Context } from '../Context';
import type { Transaction } from '../database/Database';
import { toEmailRecipient } from '../mail/EmailDraft';
import { sendEmail } from '../mail/sendEmail';
import { logSecurityEvent } from './logSecurityEvent';
import { composeSecurityEmail, type EmailedEvent } from './securityEmails';

/** Logs a security event of an account and emails its owner, whatever their email preferences. */
export async function recordAndNotify(
  context: Context,
  transaction: Transaction,
  {
    account,
    kind,
    caller,
    walletAddress,
  }: {
    account: Account;
    kind: EmailedEvent;
    caller: Caller;
    /** Wallet address that the event is about, if any. */
    walletAddress?: string;
  },
): Promise<void> {
  await logSecurityEvent(context, transaction, { accountId: account.id, kind, caller });
  const email = composeSecurityEmail(context.config, toEmailRecipient(account), {
    kind,
    caller,
    at: context.now(),
    walletAddress,
  });
  await sendEmail(context, transaction, email);
}
