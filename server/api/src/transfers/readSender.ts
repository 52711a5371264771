import type { Queries } from '../database/Database';
import { MESSAGES } from '../messages';
import { findAccount, type Account } from '../accounts/accounts.queries';
import type { Context } from '../Context';
import { ProductError, secondsUntil } from '../ProductError';

/** The account that wants to send. Throws 403, on `amount` too, with the time to wait, while its sends are paused. */
export async function readSender({ now }: Context, queries: Queries, accountId: string): Promise<Account> {
  const account = await findAccount(queries, accountId);
  if (!account || account.closedAt) throw new ProductError(404, MESSAGES.notFound);
  const { sendsPausedUntil: until } = account;
  if (until && until > now())
    throw new ProductError(403, MESSAGES.sendsPaused, {
      errors: { amount: [MESSAGES.sendsPaused] },
      retryAfter: secondsUntil(until, now()),
    });
  return account;
}
