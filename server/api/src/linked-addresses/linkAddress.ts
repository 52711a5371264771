import { LINKED_ADDRESSES, type LinkAddress, type LinkedAddress } from '@hashgrid/contracts';
import { confirmSignature } from '../address-proofs/confirmSignature';
import { consumeAddressProof } from '../address-proofs/consumeAddressProof';
import type { ProvedAddress } from '../address-proofs/ProvedAddress';
import { consumeSignInMessage } from '../address-proofs/consumeSignInMessage';
import type { Caller } from '../caller/Caller';
import type { Player } from '../caller/Player';
import type { Context } from '../Context';
import type { Transaction } from '../database/Database';
import { DomainError, fieldError } from '../DomainError';
import { FIELD_MESSAGES, MESSAGES } from '../messages';
import { limitRate } from '../rate-limits/limitRate';
import { recordAndNotify } from '../security-log/recordAndNotify';
import { sanitizeText } from '../validation/sanitizeText';
import { confirmLinking } from './confirmLinking';
import { addLinkedAddress, countLinkedAddresses, findLinkedAddress } from './linkedAddresses.queries';
import { findCompletedLink } from './findCompletedLink';
import { runAsOwner } from '../two-factor/runAsOwner';
import { toLinkedAddressDto } from './toLinkedAddressDto';

type ProveAddress = (transaction: Transaction) => Promise<ProvedAddress>;

/**
 * Returns a function that returns the proved address in the transaction that links it. A signature is checked
 * beforehand; an address proof is consumed in the transaction, so that it stays usable after a rollback.
 */
async function prepareProof(context: Context, body: LinkAddress, caller: Caller): Promise<ProveAddress> {
  const { message, signature, addressProof } = body;
  if (addressProof !== undefined)
    return (transaction) => consumeAddressProof(context, transaction, addressProof, caller);
  if (message === undefined) throw fieldError('message', FIELD_MESSAGES.required);
  if (signature === undefined) throw fieldError('signature', FIELD_MESSAGES.required);
  const signInMessage = await consumeSignInMessage(context, message);
  const proved = await confirmSignature(context, signInMessage, { message, signature });
  return async () => proved;
}

async function rejectLinked(transaction: Transaction, accountId: string, address: string): Promise<never> {
  const linked = await findLinkedAddress(transaction, address);
  const isOwn = linked?.accountId === accountId;
  throw new DomainError('conflict', isOwn ? MESSAGES.addressAlreadyLinked : MESSAGES.addressTaken);
}

/**
 * Links a wallet address to the player's account: it can log in from then on. A repeated request with the same message returns
 * the linked address. Throws what `confirmLinking` throws,
 * `unauthenticated` or `gone` for an invalid signature or proof, and `conflict` when the address belongs to an account or the
 * player has too many.
 */
export async function linkAddress(
  context: Context,
  player: Player,
  body: LinkAddress,
  caller: Caller,
): Promise<LinkedAddress> {
  const { accountId } = player;
  const name = sanitizeText('name', body.name ?? '') || null;
  await limitRate(context, 'addressChangesByAccount', accountId);
  const completed = body.message && (await findCompletedLink(context, accountId, body.message));
  if (completed) return toLinkedAddressDto(completed);
  const confirmed = await confirmLinking(context, player, body, caller);
  const prove = await prepareProof(context, body, caller);
  return runAsOwner(context, confirmed, async (transaction, account) => {
    const proved = await prove(transaction);
    if ((await countLinkedAddresses(transaction, accountId)) >= LINKED_ADDRESSES.maxCount)
      throw new DomainError('conflict', MESSAGES.addressLimitReached);
    const linked = await addLinkedAddress(transaction, { ...proved, accountId, name, now: context.now() });
    if (!linked) return rejectLinked(transaction, accountId, proved.address);
    await recordAndNotify(context, transaction, {
      account,
      kind: 'addressLinked',
      caller,
      walletAddress: linked.address,
    });
    return toLinkedAddressDto(linked);
  });
}
