import type { LinkedAddress } from '@hashgrid/contracts';
import { isolateBidi, shortenHash } from '@hashgrid/ui';

/** Returns what a linked wallet is called in texts: its name, or else its address in short. */
export const getWalletName = ({ name, address }: Pick<LinkedAddress, 'name' | 'address'>): string =>
  isolateBidi(name ?? shortenHash(address));
