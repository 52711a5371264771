import type { LinkedAddress } from '@hashgrid/contracts';
import { isolateBidi, shortenHash } from '@hashgrid/ui';

/** Returns the name of a linked wallet for use within texts, or its shortened address if it has none. */
export const getWalletName = ({ name, address }: Pick<LinkedAddress, 'name' | 'address'>): string =>
  isolateBidi(name ?? shortenHash(address));
