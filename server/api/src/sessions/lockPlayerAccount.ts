import { lockAccount, type Account } from '../accounts/accounts.queries';
import type { Player } from '../caller/Player';
import type { Context } from '../Context';
import type { Transaction } from '../database/Database';
import { DomainError } from '../DomainError';
import { MESSAGES } from '../messages';
import { isSessionLive } from './sessions.queries';

/**
 * Returns the account of a logged-in player, locked until the transaction ends, as logins lock it. Throws `sessionRevoked` when the
 * account was closed or the session has ended since the request began: its owner may have ended it because it was stolen.
 */
export async function lockPlayerAccount(
  { now }: Pick<Context, 'now'>,
  transaction: Transaction,
  { accountId, sessionId }: Player,
): Promise<Account> {
  const account = await lockAccount(transaction, accountId);
  const isLive = await isSessionLive(transaction, { id: sessionId, accountId, now: now() });
  if (!account || account.closedAt || !isLive) throw new DomainError('sessionRevoked', MESSAGES.sessionEnded);
  return account;
}
