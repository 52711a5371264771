import type { OwnerProof } from '@hashgrid/contracts';
import { findAccount, setClosed } from '../accounts/accounts.queries';
import type { Caller } from '../caller/Caller';
import type { Player } from '../caller/Player';
import type { Context } from '../Context';
import { DomainError } from '../DomainError';
import { beginMiningTransaction } from '../mining/nodes/beginMiningTransaction';
import { suspendNodes } from '../mining/nodes/suspendNodes';
import { recordAndNotify } from '../security-log/recordAndNotify';
import { deleteChallenges } from '../sessions/loginChallenges.queries';
import { revokeSessions } from '../sessions/sessions.queries';
import { confirmOwner } from '../two-factor/confirmOwner';
import { runAsOwner } from '../two-factor/runAsOwner';

/**
 * Closes the player's account and ends all its sessions. A closed account earns nothing and keeps its assets;
 * `restoreAccount` reopens it. Throws what `confirmOwner` and `runAsOwner` throw.
 */
export async function closeAccount(
  context: Context,
  request: { player: Player; proof: OwnerProof; caller: Caller },
): Promise<void> {
  const { caller } = request;
  const { accountId } = request.player;
  const confirmed = await confirmOwner(context, request);
  const change = runAsOwner(context, confirmed, async (transaction, account) => {
    const now = context.now();
    const mining = await beginMiningTransaction(context, transaction, accountId);
    await setClosed(transaction, accountId, now);
    await suspendNodes(transaction, mining);
    await revokeSessions(transaction, { accountId, keep: null, now });
    await deleteChallenges(transaction, accountId);
    await recordAndNotify(context, transaction, { account, kind: 'accountClosed', caller });
  });
  await change.catch(async (error: unknown) => {
    if (!(error instanceof DomainError) || error.kind !== 'sessionRevoked') throw error;
    // A concurrent request has already closed the account, rather than only ended the session.
    if (!(await findAccount(context.database, accountId))?.closedAt) throw error;
  });
}
