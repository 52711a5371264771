import { addSeconds } from '../addSeconds';
import { CLOCK_TOLERANCE_SECONDS } from '../address-proofs/findMessageFault';
import { isNonceUnused } from '../address-proofs/loginNonces.queries';
import { parseSignInMessage } from '../address-proofs/parseSignInMessage';
import type { Queries } from '../database/Database';
import { findOwnAddress, type LinkedAddressRow } from './linkedAddresses.queries';

/**
 * Returns the account's link of the address in a sign-in message if the nonce is no longer stored and the link isn't older than the
 * message; undefined otherwise. Checks no signature, because it changes nothing and the player may list these addresses. A request
 * whose response was lost is repeated with the same message, and its nonce and two-factor code are used up.
 */
export async function findCompletedLink(
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
