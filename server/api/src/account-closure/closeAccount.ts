import type { CloseAccount } from '@hashgrid/contracts';
import { lockAccount, setClosed } from '../accounts/accounts.queries';
import { revokeSessions } from '../sessions/sessions.queries';
import { dropChallenges } from '../two-factor/twoFactor.queries';
import { confirmPassword } from '../passwords/confirmPassword';
import type { Caller, Context } from '../Context';
import { enterGame } from '../mining/enterGame';
import { suspendNodes } from '../mining/suspendNodes';
import { recordAndNotify } from '../security-log/recordAndNotify';

/**
 * Closes the player's account and ends all its sessions; it earns nothing, what it owns stays, and `restoreAccount` brings
 * it back. Throws on `password` when it is wrong, 429 while the account is locked.
 */
export async function closeAccount(
  context: Context,
  { accountId, form, caller }: { accountId: string; form: CloseAccount; caller: Caller },
): Promise<void> {
  const { password } = form;
  const account = await confirmPassword(context, { accountId, password, field: 'password', caller });
  const announce = await context.database.transaction(async (queries) => {
    const now = context.now();
    // The game before the account: whoever settles blocks holds it and then refers to accounts.
    const turn = await enterGame(context, queries, accountId);
    const current = await lockAccount(queries, accountId);
    // Somebody else was quicker with the same request.
    if (!current || current.closedAt) return () => undefined;
    await setClosed(queries, accountId, now);
    await suspendNodes(queries, turn);
    await revokeSessions(queries, { accountId, keep: null, now });
    await dropChallenges(queries, accountId);
    return recordAndNotify(context, queries, { account, kind: 'accountClosed', caller });
  });
  announce();
}
