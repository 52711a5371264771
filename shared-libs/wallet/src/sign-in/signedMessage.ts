import type { Address } from '../WalletState';

/** A message of EIP-4361 with the signature of its address. */
export interface SignedMessage {
  address: Address;
  message: string;
  signature: string;
}

export type SendSignedMessage = (signed: SignedMessage) => Promise<void>;
