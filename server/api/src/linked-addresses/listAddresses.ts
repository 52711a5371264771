import { LINKED_ADDRESSES, type LinkedAddresses } from '@hashgrid/contracts';
import type { Context } from '../Context';
import { listLinkedAddresses } from './linkedAddresses.queries';
import { toLinkedAddressDto } from './toLinkedAddressDto';

/** Returns the wallet addresses of a player, first linked first. */
export async function listAddresses({ database }: Context, accountId: string): Promise<LinkedAddresses> {
  const rows = await listLinkedAddresses(database, accountId);
  return { addresses: rows.map(toLinkedAddressDto), maxCount: LINKED_ADDRESSES.maxCount };
}
