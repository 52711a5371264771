/** An address whose owner signed a sign-in message. */
export interface ProvedAddress {
  /** With checksum. */
  address: string;
  /** Chain on which its contract accepted the signature; null when a key signed. */
  contractChainId: number | null;
}
