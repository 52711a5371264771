import type { Queries } from '../database/Database';
import { MESSAGES } from '../messages';
import { findAccount, type Account } from '../accounts/accounts.queries';
import type { Context } from '../Context';
import { DomainError, secondsUntil } from '../DomainError';

/**
 * Returns the sender's account. Throws `forbidden` on `amount`, with the time to wait, while sending is paused.
 * @param message what is paused
 */
export async function readSender(
  { now }: Context,
  queries: Queries,
  accountId: string,
  message: string = MESSAGES.sendingPaused,
): Promise<Account> {
  const account = await findAccount(queries, accountId);
  if (!account || account.closedAt) throw new DomainError('notFound', MESSAGES.notFound);
  const { sendsPausedUntil: until } = account;
  if (until && until > now())
    throw new DomainError('forbidden', message, {
      errors: { amount: [message] },
      retryAfter: secondsUntil(until, now()),
    });
  return account;
}
