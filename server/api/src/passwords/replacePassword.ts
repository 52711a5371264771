import type { Queries } from '../database/Database';
import { setPasswordHash } from '../accounts/accounts.queries';
import { markResetTokensUsed } from './resetTokens.queries';
import { deleteTwoFactorSetup } from './twoFactorSetups.queries';
import { removeLoginDevices } from '../sessions/loginDevices.queries';
import { revokeSessions } from '../sessions/sessions.queries';
import { deleteChallenges } from '../sessions/loginChallenges.queries';
import type { Context } from '../Context';

/**
 * Replaces the password of an account that the transaction has locked. Ends what was obtained with the old one: sessions
 * and login devices (except `keep`), pending two-factor logins and setups. Also invalidates the open links that reset the password.
 */
export async function replacePassword(
  { now }: Context,
  queries: Queries,
  {
    accountId,
    passwordHash,
    keep,
  }: {
    accountId: string;
    passwordHash: string;
    keep: { session: string; device: string | undefined } | null;
  },
): Promise<void> {
  const time = now();
  await setPasswordHash(queries, accountId, passwordHash);
  await revokeSessions(queries, { accountId, keep: keep?.session ?? null, now: time });
  await removeLoginDevices(queries, accountId, keep?.device ?? null);
  await deleteChallenges(queries, accountId);
  // Somebody who started the setup with the old password knows its secret. If they share the session that is kept, they could complete
  // the setup in it and lock the owner out.
  await deleteTwoFactorSetup(queries, accountId);
  await markResetTokensUsed(queries, accountId, time);
}
