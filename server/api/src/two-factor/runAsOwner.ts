import type { Account } from '../accounts/accounts.queries';
import type { Context } from '../Context';
import type { Transaction } from '../database/Database';
import { DomainError } from '../DomainError';
import { MESSAGES } from '../messages';
import { assertStillOwner } from './assertStillOwner';
import type { ConfirmedOwner } from './ConfirmedOwner';
import { lockPlayerAccount } from '../sessions/lockPlayerAccount';
import { findTwoFactor } from './twoFactor.queries';

/**
 * Runs a change that its owner has confirmed in a transaction that locks the account first, as logins do, and then uses up the
 * code, so that a code isn't lost with a change that fails. Throws when something has changed since the confirmation:
 * `sessionRevoked` when the account was closed or the session ended, a field error on `password` when the password
 * changed, one on `code` when another request used the code or enabled a second factor, and `conflict` when one disabled it.
 */
export function runAsOwner<Result>(
  context: Pick<Context, 'database' | 'now'>,
  confirmed: ConfirmedOwner,
  change: (transaction: Transaction, account: Account) => Promise<Result>,
): Promise<Result> {
  const { code, sessionId } = confirmed;
  const accountId = confirmed.account.id;
  return context.database.transaction(async (transaction) => {
    const account = await lockPlayerAccount(context, transaction, { accountId, sessionId });
    await assertStillOwner(transaction, account, confirmed);
    if (!code || (await code.consume(transaction))) return change(transaction, account);
    // Another request has used the code or disabled the second factor.
    if (await findTwoFactor(transaction, account.id)) throw code.error;
    throw new DomainError('conflict', MESSAGES.twoFactorNotEnabled);
  });
}
