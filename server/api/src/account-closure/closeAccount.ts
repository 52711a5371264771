import type { OwnerProof } from '@hashgrid/contracts';
import { lockAccount, setClosed } from '../accounts/accounts.queries';
import type { Caller } from '../caller/Caller';
import type { Context } from '../Context';
import { beginMiningTransaction } from '../mining/nodes/beginMiningTransaction';
import { suspendNodes } from '../mining/nodes/suspendNodes';
import { recordAndNotify } from '../security-log/recordAndNotify';
import { deleteChallenges } from '../sessions/loginChallenges.queries';
import { revokeSessions } from '../sessions/sessions.queries';
import { assertStillOwner } from '../two-factor/assertStillOwner';
import { confirmOwner } from '../two-factor/confirmOwner';

/**
 * Closes the player's account and ends all its sessions. A closed account earns nothing and keeps its assets;
 * `restoreAccount` reopens it. Throws what `confirmOwner` throws.
 */
export async function closeAccount(
  context: Context,
  request: { accountId: string; proof: OwnerProof; caller: Caller },
): Promise<void> {
  const { accountId, caller } = request;
  const confirmed = await confirmOwner(context, request);
  await context.database.transaction(async (transaction) => {
    const now = context.now();
    // Locks the game before the account, as restoreAccount does: in the reverse order, the two could deadlock while a settlement waits for the game.
    const mining = await beginMiningTransaction(context, transaction, accountId);
    const current = await lockAccount(transaction, accountId);
    // A concurrent request has already closed it.
    if (!current || current.closedAt) return;
    await assertStillOwner(transaction, current, confirmed);
    await setClosed(transaction, accountId, now);
    await suspendNodes(transaction, mining);
    await revokeSessions(transaction, { accountId, keep: null, now });
    await deleteChallenges(transaction, accountId);
    await recordAndNotify(context, transaction, { account: current, kind: 'accountClosed', caller });
  });
}
