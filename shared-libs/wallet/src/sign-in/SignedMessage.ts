import type { Address } from '../WalletState';

/** An EIP-4361 message with the signature of its address. */
export interface SignedMessage {
  address: Address;
  message: string;
  signature: string;
}

/** Sends a signed message to the server; rejects with the error to show. */
export type SendSignedMessage = (signed: SignedMessage) => Promise<void>;
