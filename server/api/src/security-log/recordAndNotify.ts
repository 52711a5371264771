import type { Account } from '../accounts/accounts.queries';
import type { Caller } from '../caller/Caller';
import type { Context } from '../Context';
import type { Transaction } from '../database/Database';
import { toMailRecipient } from '../mail/MailDraft';
import { sendMail } from '../mail/sendMail';
import { logSecurityEvent } from './logSecurityEvent';
import { securityMail, type MailedEvent } from './securityMails';

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
    kind: MailedEvent;
    caller: Caller;
    /** The address that the event is about. */
    walletAddress?: string;
  },
): Promise<void> {
  await logSecurityEvent(context, transaction, { accountId: account.id, kind, caller });
  const mail = securityMail(context.config, toMailRecipient(account), {
    kind,
    caller,
    at: context.now(),
    walletAddress,
  });
  await sendMail(context, transaction, mail);
}
