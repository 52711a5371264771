import { tabStorage } from '@hashgrid/platform';

/** Proof that the player holds the key of a wallet address that no account has. The server accepts it once, on this device, for 15 minutes. */
export interface AddressProof {
  address: string;
  addressProof: string;
}

/** What the player wants to do with the address: sign up with it, or link it to an existing account. */
export type AddressPurpose = 'signUp' | 'link';

const KEY = 'addressProof';

/** Returns the proof that is stored in this tab for a purpose; null if there is none. It survives a reload. */
export function readAddressProof(purpose: AddressPurpose): AddressProof | null {
  const found = tabStorage.get(KEY) as Partial<Record<keyof AddressProof | 'purpose', unknown>> | null;
  if (found?.purpose !== purpose) return null;
  const { address, addressProof } = found;
  return typeof address === 'string' && typeof addressProof === 'string' ? { address, addressProof } : null;
}

export const saveAddressProof = (proof: AddressProof, purpose: AddressPurpose): void =>
  tabStorage.set(KEY, { ...proof, purpose });

export const clearAddressProof = (): void => tabStorage.remove(KEY);
