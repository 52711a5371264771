import type { Queries } from '../database/Database';
import { securityMail, type ToldEvent } from './securityMails';
import { sendMail } from '../mail/sendMail';
import type { Account } from '../accounts/accounts.queries';
import type { Caller, Context } from '../Context';
import { logSecurityEvent } from './logSecurityEvent';

/**
 * Writes a change of an account into its security log and mails its owner, whatever they chose, within the transaction
 * of the change. Call the returned function once that has committed.
 */
export async function recordAndNotify(
  context: Context,
  queries: Queries,
  { account, kind, caller }: { account: Account; kind: ToldEvent; caller: Caller },
): Promise<() => void> {
  await logSecurityEvent(context, queries, { accountId: account.id, kind, caller });
  return sendMail(
    context,
    queries,
    securityMail(context.config, account, { kind, caller, at: context.now() }),
  );
}
