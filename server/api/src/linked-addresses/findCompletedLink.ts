import type { LinkAddress } from '@hashgrid/contracts';
import { addSeconds } from '../addSeconds';
import { CLOCK_TOLERANCE_SECONDS } from '../address-proofs/findMessageFault';
import { isNonceUnused } from '../address-proofs/loginNonces.queries';
import { parseSignInMessage } from '../address-proofs/parseSignInMessage';
import { hashToken } from '../cryptography/tokens';
import type { Queries } from '../database/Database';
import { findAddressByProof, findOwnAddress, type LinkedAddressRow } from './linkedAddresses.queries';

/** Returns the account's link of the address in a message if its nonce is no longer stored and the link isn't older than the message. */
async function findLinkByMessage(
  queries: Queries,
  accountId: string,
  text: string,
): Promise<LinkedAddressRow | undefined> {
  const message = await parseSignInMessage(text);
  if (!message || (await isNonceUnused(queries, message.nonce))) return undefined;
  const linked = await findOwnAddress(queries, accountId, message.address);
  const isLinkedSince = linked && linked.linkedAt >= addSeconds(message.issuedAt, -CLOCK_TOLERANCE_SECONDS);
  return isLinkedSince ? linked : undefined;
}

/**
 * Returns the link that an earlier request of the account with the same message or address proof has made; undefined if there is
 * none, or none anymore. Checks no signature and no device, because it changes nothing and the player may list these addresses. A
 * request whose response was lost is repeated, and its nonce or proof and its two-factor code are used up.
 */
export async function findCompletedLink(
  queries: Queries,
  accountId: string,
  { message, addressProof }: Pick<LinkAddress, 'message' | 'addressProof'>,
): Promise<LinkedAddressRow | undefined> {
  if (addressProof !== undefined) return findAddressByProof(queries, accountId, hashToken(addressProof));
  return message === undefined ? undefined : findLinkByMessage(queries, accountId, message);
}
