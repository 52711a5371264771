import type { ResetConfirm } from '@hashgrid/contracts';
import { LIFETIMES } from '../config';
import type { Queries } from '../database/Database';
import { MESSAGES } from '../messages';
import { findAccount, lockAccount, pauseSends, type Account } from '../accounts/accounts.queries';
import { findResetToken } from './resetTokens.queries';
import { secondsLater, type Caller, type Context } from '../Context';
import { hashOf } from '../cryptography/keys';
import { limitRate } from '../rate-limits/limitRate';
import { resetAttempts } from '../lockouts/lockout';
import { hashPassword, weaknessOf } from './passwords';
import { fieldError, ProductError } from '../ProductError';
import { replacePassword } from './replacePassword';
import { recordAndNotify } from '../security-log/recordAndNotify';

/** The id of the account behind a link that is still good. Throws 404, 409 or 410. */
async function readLink({ now }: Context, queries: Queries, hash: string): Promise<string> {
  const found = await findResetToken(queries, hash);
  if (!found?.accountId) throw new ProductError(404, MESSAGES.resetUnknown);
  if (found.usedAt) throw new ProductError(409, MESSAGES.resetUsed);
  if (found.expiresAt <= now()) throw new ProductError(410, MESSAGES.resetExpired);
  return found.accountId;
}

async function findOwner(context: Context, hash: string): Promise<Account> {
  const account = await findAccount(context.database, await readLink(context, context.database, hash));
  if (!account) throw new ProductError(404, MESSAGES.resetUnknown);
  return account;
}

/**
 * Sets the password behind a mailed link, once: all sessions and all other links end, and nothing can be sent for a day.
 * Throws 404 for a link that we never mailed, 409 for one that was used, 410 for one that is older than an hour, and on
 * `password` when it is weak; the link stays good then.
 */
export async function confirmReset(
  context: Context,
  { token, password }: ResetConfirm,
  caller: Caller,
): Promise<void> {
  await limitRate(context, 'resetLinksByAddress', caller.address);
  const hash = hashOf(token);
  const account = await findOwner(context, hash);
  const weakness = weaknessOf(password, account);
  if (weakness) throw fieldError('password', weakness);
  const passwordHash = await hashPassword(context, password);
  const announce = await context.database.transaction(async (queries) => {
    await lockAccount(queries, account.id);
    // Read again behind the lock: of two that use a link at once the second finds it used.
    await readLink(context, queries, hash);
    await replacePassword(context, queries, { accountId: account.id, passwordHash, keepSession: null });
    await pauseSends(queries, account.id, secondsLater(context.now(), LIFETIMES.sendPause));
    return recordAndNotify(context, queries, { account, kind: 'passwordReset', caller });
  });
  // Whoever reads the mails is the owner: a lock that a stranger caused does not keep them out.
  await resetAttempts(context, account.email);
  announce();
}
