import type { OwnerProof } from '@hashgrid/contracts';
import type { Caller } from '../caller/Caller';
import type { Player } from '../caller/Player';
import type { Context } from '../Context';
import type { Queries } from '../database/Database';
import { DomainError } from '../DomainError';
import { MESSAGES } from '../messages';
import { limitRate } from '../rate-limits/limitRate';
import { recordAndNotify } from '../security-log/recordAndNotify';
import { deleteAddressChallenges } from '../sessions/loginChallenges.queries';
import { revokeAddressSessions } from '../sessions/sessions.queries';
import { confirmOwner } from '../two-factor/confirmOwner';
import { deleteLinkedAddress, findOwnAddress } from './linkedAddresses.queries';
import { runAsOwner } from '../two-factor/runAsOwner';

/**
 * Unlinks a wallet address of the player, which can't be used to log in anymore. Its pending logins and its
 * sessions other than this one end, in case its private key was stolen. Nobody is locked out, because every account has a password.
 * Throws what `confirmOwner` throws, and `notFound` when the player has no such address.
 */
export async function unlinkAddress(
  context: Context,
  player: Player,
  { address, proof }: { address: string; proof: OwnerProof },
  caller: Caller,
): Promise<void> {
  const { accountId, sessionId } = player;
  await limitRate(context, 'addressChangesByAccount', accountId);
  const findOwn = (queries: Queries) => findOwnAddress(queries, accountId, address);
  const requireOwn = async (queries: Queries) => {
    const linked = await findOwn(queries);
    if (!linked) throw new DomainError('notFound', MESSAGES.addressNotFound);
    return linked;
  };
  await requireOwn(context.database);
  const isRepeated = async (queries: Queries) => !(await findOwn(queries));
  const confirmed = await confirmOwner(context, { player, proof, caller, isRepeated });
  // A login locks the account too, so none with this address can complete afterwards.
  await runAsOwner(context, confirmed, async (transaction, account) => {
    const linked = await requireOwn(transaction);
    const ended = { accountId, address: linked.address, keep: sessionId, now: context.now() };
    await deleteLinkedAddress(transaction, linked.address);
    await revokeAddressSessions(transaction, ended);
    await deleteAddressChallenges(transaction, accountId, linked.address);
    await recordAndNotify(context, transaction, {
      account,
      kind: 'addressUnlinked',
      caller,
      walletAddress: linked.address,
    });
  });
}
