import { lockAccount, type Account } from '../accounts/accounts.queries';
import type { Context } from '../Context';
import type { Transaction } from '../database/Database';
import { DomainError } from '../DomainError';
import { MESSAGES } from '../messages';
import { assertStillOwner } from './assertStillOwner';
import type { ConfirmedOwner } from './ConfirmedOwner';
import { findTwoFactor } from './twoFactor.queries';

/**
 * Runs a change that its owner has confirmed in a transaction that locks the account first, as logins do, and then uses up the
 * code, so that a code isn't lost with a change that fails. Throws a field error on `code` when another request has used it,
 * and when the account was closed, or its password or second factor changed, since the owner was confirmed.
 */
export function runAsOwner<Result>(
  { database }: Pick<Context, 'database'>,
  confirmed: ConfirmedOwner,
  change: (transaction: Transaction, account: Account) => Promise<Result>,
): Promise<Result> {
  const { code } = confirmed;
  return database.transaction(async (transaction) => {
    const account = await lockAccount(transaction, confirmed.account.id);
    if (!account || account.closedAt) throw new DomainError('sessionRevoked', MESSAGES.sessionEnded);
    await assertStillOwner(transaction, account, confirmed);
    if (!code || (await code.consume(transaction))) return change(transaction, account);
    // Another request has used the code or, without a second factor, disabled it.
    if (await findTwoFactor(transaction, account.id)) throw code.error;
    throw new DomainError('conflict', MESSAGES.twoFactorNotEnabled);
  });
}
