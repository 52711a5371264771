/** The fields of a sign-in message (EIP-4361). */
export interface SignInMessage {
  scheme: string | null;
  /** The authority of the site: host and port. */
  domain: string;
  /** Wallet address of the signer, with checksum (EIP-55). */
  address: `0x${string}`;
  statement: string | null;
  uri: string;
  chainId: number;
  nonce: string;
  issuedAt: Date;
  expirationTime: Date | null;
  notBefore: Date | null;
  requestId: string | null;
  resources: string[];
}
