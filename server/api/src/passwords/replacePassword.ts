import type { Queries } from '../database/Database';
import { setPasswordHash } from '../accounts/accounts.queries';
import { spendResetTokens } from './resetTokens.queries';
import { revokeSessions } from '../sessions/sessions.queries';
import { deleteChallenges } from '../sessions/loginChallenges.queries';
import type { Context } from '../Context';

/**
 * Replaces the password of an account that the transaction has locked. Ends everything obtained with the old one:
 * sessions (except `keepSession`), pending two-factor logins and emailed links.
 */
export async function replacePassword(
  { now }: Context,
  queries: Queries,
  {
    accountId,
    passwordHash,
    keepSession,
  }: {
    accountId: string;
    passwordHash: string;
    keepSession: string | null;
  },
): Promise<void> {
  const time = now();
  await setPasswordHash(queries, accountId, passwordHash);
  await revokeSessions(queries, { accountId, keep: keepSession, now: time });
  await deleteChallenges(queries, accountId);
  await spendResetTokens(queries, accountId, time);
}
