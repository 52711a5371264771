import { lockAccount, type Account } from '../accounts/accounts.queries';
import type { Transaction } from '../database/Database';
import { DomainError } from '../DomainError';
import { MESSAGES } from '../messages';
import { assertStillOwner } from '../two-factor/assertStillOwner';
import type { ConfirmedOwner } from '../two-factor/confirmOwner';

/**
 * Locks the account of a confirmed owner until the transaction ends, as logins do, and returns it. Throws
 * when it was closed, or its password or second factor changed, since the owner was confirmed.
 */
export async function lockOwner(transaction: Transaction, confirmed: ConfirmedOwner): Promise<Account> {
  const account = await lockAccount(transaction, confirmed.account.id);
  if (!account || account.closedAt) throw new DomainError('sessionRevoked', MESSAGES.sessionEnded);
  await assertStillOwner(transaction, account, confirmed);
  return account;
}
