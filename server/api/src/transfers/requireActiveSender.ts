import type { Queries } from '../database/Database';
import { MESSAGES } from '../messages';
import { findAccount, type Account } from '../accounts/accounts.queries';
import type { Context } from '../Context';
import { DomainError, secondsUntil } from '../DomainError';

/**
 * Returns the sender's account. Throws `forbidden`, with the time to wait, while sending is paused, and `sessionRevoked` for
 * an account that was closed since the request began.
 * @param pausedMessage Error message while sending is paused.
 */
export async function requireActiveSender(
  { now }: Context,
  queries: Queries,
  accountId: string,
  pausedMessage: string = MESSAGES.sendingPaused,
): Promise<Account> {
  const account = await findAccount(queries, accountId);
  if (!account || account.closedAt) throw new DomainError('sessionRevoked', MESSAGES.sessionEnded);
  const { sendsPausedUntil: until } = account;
  if (until && until > now())
    throw new DomainError('forbidden', pausedMessage, {
      retryAfter: secondsUntil(until, now()),
    });
  return account;
}
