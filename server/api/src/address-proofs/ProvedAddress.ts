/** A wallet address whose owner signed a sign-in message. */
export interface ProvedAddress {
  /** With checksum (EIP-55). */
  address: string;
  /** ID of the chain on which a contract account accepted the signature; null when an EOA signed. */
  contractChainId: number | null;
}
