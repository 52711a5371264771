import type { ResetConfirm } from '@hashgrid/contracts';
import { findAccount, lockAccount, pauseSends, type Account } from '../accounts/accounts.queries';
import type { Caller } from '../caller/Caller';
import { LIFETIMES } from '../config';
import type { Context } from '../Context';
import { hashToken } from '../cryptography/tokens';
import type { Queries } from '../database/Database';
import { DomainError, fieldError } from '../DomainError';
import { resetAttempts } from '../lockouts/lockout';
import { MESSAGES } from '../messages';
import { limitRate } from '../rate-limits/limitRate';
import { addSeconds } from '../addSeconds';
import { recordAndNotify } from '../security-log/recordAndNotify';
import { hashPassword, findWeakness } from './passwords';
import { replacePassword } from './replacePassword';
import { findResetToken } from './resetTokens.queries';

/** Returns the account ID of a valid link. Throws `notFound`, `conflict` or `gone`. */
async function requireValidLink({ now }: Context, queries: Queries, hash: string): Promise<string> {
  const link = await findResetToken(queries, hash);
  if (!link?.accountId) throw new DomainError('notFound', MESSAGES.invalidResetLink);
  if (link.usedAt) throw new DomainError('conflict', MESSAGES.resetLinkUsed);
  if (link.expiresAt <= now()) throw new DomainError('gone', MESSAGES.resetLinkExpired);
  return link.accountId;
}

async function findOwner(context: Context, hash: string): Promise<Account> {
  const account = await findAccount(
    context.database,
    await requireValidLink(context, context.database, hash),
  );
  if (!account) throw new DomainError('notFound', MESSAGES.invalidResetLink);
  return account;
}

/**
 * Sets the password with an emailed link, once. This ends all sessions and other links, and pauses sending for a day. Throws
 * `notFound` for an unknown link, `conflict` for a used one, `gone` after an hour, and a field error on `password` when it is
 * weak, in which case the link stays valid. A closed account stays closed.
 */
export async function confirmReset(
  context: Context,
  { token, password }: ResetConfirm,
  caller: Caller,
): Promise<{ isAccountClosed: boolean }> {
  await limitRate(context, 'resetLinksByIpAddress', caller.ipAddress);
  const hash = hashToken(token);
  const account = await findOwner(context, hash);
  const weakness = findWeakness(password, account);
  if (weakness) throw fieldError('password', weakness);
  const passwordHash = await hashPassword(context, password);
  return context.database.transaction(async (transaction) => {
    const current = await lockAccount(transaction, account.id);
    // Read again under the lock: of two concurrent uses of a link the second one fails.
    await requireValidLink(context, transaction, hash);
    await replacePassword(context, transaction, { accountId: account.id, passwordHash, keep: null });
    await pauseSends(transaction, account.id, addSeconds(context.now(), LIFETIMES.sendPause));
    await recordAndNotify(context, transaction, { account, kind: 'passwordReset', caller });
    // Access to the mailbox proves ownership: a lockout caused by someone else must not keep the owner out. Incorrect codes keep
    // counting: an attacker who controls the mailbox would otherwise get more guesses at the second factor.
    for (const source of ['stranger', 'session'] as const)
      await resetAttempts(context, transaction, { factor: 'password', email: account.email, source });
    return { isAccountClosed: Boolean(current?.closedAt) };
  });
}
