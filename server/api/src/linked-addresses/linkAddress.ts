import { LINKED_ADDRESSES, type LinkAddress, type LinkedAddress } from '@hashgrid/contracts';
import { confirmSignature } from '../address-proofs/confirmSignature';
import { consumeAddressProof } from '../address-proofs/consumeAddressProof';
import type { ProvedAddress } from '../address-proofs/ProvedAddress';
import { consumeMessageNonce } from '../address-proofs/consumeMessageNonce';
import { readSignInMessage } from '../address-proofs/readSignInMessage';
import type { Caller } from '../caller/Caller';
import type { Player } from '../caller/Player';
import type { Context } from '../Context';
import { hashToken } from '../cryptography/tokens';
import type { Queries, Transaction } from '../database/Database';
import { DomainError, fieldError } from '../DomainError';
import { FIELD_MESSAGES, MESSAGES } from '../messages';
import { limitRate } from '../rate-limits/limitRate';
import { recordAndNotify } from '../security-log/recordAndNotify';
import { sanitizeText } from '../validation/sanitizeText';
import { confirmLinking } from './confirmLinking';
import {
  addLinkedAddress,
  countLinkedAddresses,
  findLinkedAddress,
  type LinkedAddressRow,
} from './linkedAddresses.queries';
import { findCompletedLink } from './findCompletedLink';
import { runAsOwner } from '../two-factor/runAsOwner';
import { toLinkedAddressDto } from './toLinkedAddressDto';

type ProveAddress = (transaction: Transaction) => Promise<ProvedAddress>;

/**
 * Returns a function that returns the proved address in the transaction that links it. A signature is checked
 * beforehand; the nonce of its message, or an address proof, is consumed in the transaction, so that it stays usable after a
 * rollback.
 */
async function prepareProof(context: Context, body: LinkAddress, caller: Caller): Promise<ProveAddress> {
  const { message, signature, addressProof } = body;
  if (addressProof !== undefined)
    return (transaction) => consumeAddressProof(context, transaction, addressProof, caller);
  if (message === undefined) throw fieldError('message', FIELD_MESSAGES.required);
  if (signature === undefined) throw fieldError('signature', FIELD_MESSAGES.required);
  const signInMessage = await readSignInMessage(context, message);
  const proved = await confirmSignature(context, signInMessage, { message, signature }).catch(
    async (error) => {
      // Nobody can try the nonce of a refused signature again.
      await consumeMessageNonce(context, context.database, signInMessage);
      throw error;
    },
  );
  return async (transaction) => {
    await consumeMessageNonce(context, transaction, signInMessage);
    return proved;
  };
}

async function rejectLinked(transaction: Transaction, accountId: string, address: string): Promise<never> {
  const linked = await findLinkedAddress(transaction, address);
  const isOwn = linked?.accountId === accountId;
  throw new DomainError('conflict', isOwn ? MESSAGES.addressAlreadyLinked : MESSAGES.addressTaken);
}

/** Confirms the owner and the signature or proof, and links the address. Throws what `linkAddress` throws. */
async function addAddress(
  context: Context,
  player: Player,
  body: LinkAddress,
  caller: Caller,
): Promise<LinkedAddressRow> {
  const { accountId } = player;
  const { addressProof } = body;
  const name = sanitizeText('name', body.name ?? '') || null;
  const isRepeated = async (queries: Queries) => Boolean(await findCompletedLink(queries, accountId, body));
  const confirmed = await confirmLinking(context, player, { proof: body, caller, isRepeated });
  const prove = await prepareProof(context, body, caller);
  return runAsOwner(context, confirmed, async (transaction, account) => {
    const proved = await prove(transaction);
    const linked = await addLinkedAddress(transaction, {
      ...proved,
      accountId,
      name,
      proofHash: addressProof === undefined ? null : hashToken(addressProof),
      now: context.now(),
    });
    if (!linked) return rejectLinked(transaction, accountId, proved.address);
    if ((await countLinkedAddresses(transaction, accountId)) > LINKED_ADDRESSES.maxCount)
      throw new DomainError('conflict', MESSAGES.addressLimitReached);
    await recordAndNotify(context, transaction, {
      account,
      kind: 'addressLinked',
      caller,
      walletAddress: linked.address,
    });
    return linked;
  });
}

/**
 * Links a wallet address to the player's account: it can log in from then on. A repeated request with the same message or proof
 * returns the linked address, also while the first one is in flight. Throws what `confirmLinking` throws,
 * `unauthenticated` or `gone` for an invalid signature or proof, and `conflict` when the address belongs to an account or the
 * player has too many.
 */
export async function linkAddress(
  context: Context,
  player: Player,
  body: LinkAddress,
  caller: Caller,
): Promise<LinkedAddress> {
  const { database } = context;
  const { accountId } = player;
  await limitRate(context, 'addressChangesByAccount', accountId);
  const completed = await findCompletedLink(database, accountId, body);
  if (completed) return toLinkedAddressDto(completed);
  try {
    return toLinkedAddressDto(await addAddress(context, player, body, caller));
  } catch (error) {
    // The first request has used the nonce or proof and the two-factor code of one that was repeated while it was in flight.
    const completedMeanwhile = await findCompletedLink(database, accountId, body);
    if (completedMeanwhile) return toLinkedAddressDto(completedMeanwhile);
    throw error;
  }
}
