import type { LinkedAddress } from '@hashgrid/contracts';
import type { LinkedAddressRow } from './linkedAddresses.queries';

/** Returns a linked address as its player sees it. */
export const toLinkedAddressDto = ({
  address,
  name,
  contractChainId,
  linkedAt,
  lastUsedAt,
}: LinkedAddressRow): LinkedAddress => ({
  address,
  name,
  contractChainId,
  linkedAt: linkedAt.toISOString(),
  lastUsedAt: lastUsedAt && lastUsedAt.toISOString(),
});
