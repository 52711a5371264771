import type { CloseAccount } from '@hashgrid/contracts';
import { lockAccount, setClosed } from '../repositories/accounts';
import { revokeSessions } from '../repositories/sessions';
import { dropChallenges } from '../repositories/twoFactor';
import { confirmPassword } from './confirmPassword';
import type { Caller, Context } from './Context';
import { tellSecurityEvent } from './tellSecurityEvent';

/**
 * Closes the player's account and ends all its sessions; what it owns stays, and `restoreAccount` brings it back. Throws
 * on `password` when it is wrong, 429 while the account is locked.
 */
export async function closeAccount(
  context: Context,
  { accountId, form, caller }: { accountId: string; form: CloseAccount; caller: Caller },
): Promise<void> {
  const { password } = form;
  const account = await confirmPassword(context, { accountId, password, field: 'password', caller });
  const announce = await context.database.transaction(async (queries) => {
    const now = context.now();
    const current = await lockAccount(queries, accountId);
    // Somebody else was quicker with the same request.
    if (!current || current.closedAt) return () => undefined;
    await setClosed(queries, accountId, now);
    await revokeSessions(queries, { accountId, keep: null, now });
    await dropChallenges(queries, accountId);
    return tellSecurityEvent(context, queries, { account, kind: 'accountClosed', caller });
  });
  announce();
}
