import type { Address } from './WalletState';

/** Values of a sign-in message. */
export interface SignInRequest {
  /** With checksum. */
  address: Address;
  chainId: number;
  /** From `GET /public/auth/nonce`. */
  nonce: string;
  /** Host of the product, with its port if it has one. */
  domain: string;
  uri: string;
  /** One line of text that tells the player what the signature is for. */
  statement: string;
  issuedAt?: Date;
}

/** Returns the text that a player signs to prove that an address is theirs (EIP-4361). */
export const createSignInMessage = ({
  address,
  chainId,
  nonce,
  domain,
  uri,
  statement,
  issuedAt = new Date(),
}: SignInRequest): string =>
  [
    `${domain} wants you to sign in with your Ethereum account:`,
    address,
    '',
    statement,
    '',
    `URI: ${uri}`,
    'Version: 1',
    `Chain ID: ${chainId}`,
    `Nonce: ${nonce}`,
    `Issued At: ${issuedAt.toISOString()}`,
  ].join('\n');
