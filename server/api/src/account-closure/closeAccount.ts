import type { CloseAccount } from '@hashgrid/contracts';
import { lockAccount, setClosed } from '../accounts/accounts.queries';
import type { Caller } from '../caller/Caller';
import type { Context } from '../Context';
import { beginMining } from '../mining/beginMining';
import { suspendNodes } from '../mining/suspendNodes';
import { confirmPassword } from '../passwords/confirmPassword';
import { recordAndNotify } from '../security-log/recordAndNotify';
import { deleteChallenges } from '../sessions/loginChallenges.queries';
import { revokeSessions } from '../sessions/sessions.queries';

/**
 * Closes the player's account and ends all its sessions. A closed account earns nothing and keeps its assets;
 * `restoreAccount` reopens it. Throws on `password` when it is incorrect, `rateLimited` while the account is locked.
 */
export async function closeAccount(
  context: Context,
  { accountId, form, caller }: { accountId: string; form: CloseAccount; caller: Caller },
): Promise<void> {
  const { password } = form;
  const account = await confirmPassword(context, { accountId, password, field: 'password', caller });
  await context.database.transaction(async (transaction) => {
    const now = context.now();
    // The game is locked before the account: settling blocks holds the game and then refers to accounts.
    const mining = await beginMining(context, transaction, accountId);
    const current = await lockAccount(transaction, accountId);
    // A concurrent request has closed it.
    if (!current || current.closedAt) return;
    await setClosed(transaction, accountId, now);
    await suspendNodes(transaction, mining);
    await revokeSessions(transaction, { accountId, keep: null, now });
    await deleteChallenges(transaction, accountId);
    await recordAndNotify(context, transaction, { account, kind: 'accountClosed', caller });
  });
}
