import { createHash, ECDH } from 'node:crypto';
import type { Address } from 'viem';

/** Branch of the addresses that are shown to others. */
const EXTERNAL = 0;

const toHex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

/** Derives deposit addresses from a public key: this process can't spend what arrives there. */
export interface DepositKey {
  /** Distinguishes keys without revealing them. */
  id: string;
  /** Returns the address at the path `0/position` below the key, in lower case. */
  deriveAddress(position: number): Address;
}

/** `TOP_UP_XPUB` can't be used. The message never contains the key. */
export class InvalidDepositKeyError extends Error {
  override name = 'InvalidDepositKeyError';
}

/**
 * Parses an extended public key.
 * @throws {InvalidDepositKeyError} When it is a private key or not a valid key.
 */
export async function parseDepositKey(xpub: string): Promise<DepositKey> {
  if (xpub.startsWith('xprv'))
    throw new InvalidDepositKeyError(
      'TOP_UP_XPUB is a private key (xprv). Set the extended public key (xpub) of the same account, and keep the private key away from this server.',
    );
  const { HDKey, publicKeyToAddress } = await import('viem/accounts');
  let branch: InstanceType<typeof HDKey>;
  try {
    branch = HDKey.fromExtendedKey(xpub).deriveChild(EXTERNAL);
  } catch {
    throw new InvalidDepositKeyError('TOP_UP_XPUB is not a valid extended public key (xpub).');
  }
  return {
    id: createHash('sha256').update(xpub).digest('hex').slice(0, 16),
    deriveAddress(position) {
      const { publicKey } = branch.deriveChild(position);
      if (!publicKey) throw new Error(`There is no address at position ${position}.`);
      const point = ECDH.convertKey(toHex(publicKey), 'secp256k1', 'hex', 'hex', 'uncompressed');
      return publicKeyToAddress(`0x${point as string}`).toLowerCase() as Address;
    },
  };
}
