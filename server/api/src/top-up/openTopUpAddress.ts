import type { Context } from '../Context';
import { DomainError } from '../DomainError';
import { MESSAGES } from '../messages';
import { requireTopUpSettings } from './readTopUps';
import { addTopUpAddress, findTopUpAddress, allocateAddressIndex } from './topUpAddresses.queries';
import { findScan } from './topUpScans.queries';

/**
 * Assigns a player a top-up address that no other player ever gets; a second call does nothing. Throws `notFound` when top-ups are
 * off, and `unavailable` before the first block was read, because an earlier transfer would be missed.
 */
export async function openTopUpAddress(context: Context, accountId: string): Promise<void> {
  const { chain, token, key } = requireTopUpSettings(context);
  const { database, now } = context;
  if (await findTopUpAddress(database, { accountId, keyId: key.id })) return;
  if (!(await findScan(database, { chainId: chain.chainId, token })))
    throw new DomainError('unavailable', MESSAGES.chainUnavailable);
  const position = await allocateAddressIndex(database);
  const address = key.deriveAddress(position);
  await addTopUpAddress(database, { address, accountId, keyId: key.id, position, createdAt: now() });
}
