import { hkdfSync } from 'node:crypto';
import type { MasterKey } from './MasterKey';

/** What a derived key is for; no two purposes share a key. */
export type KeyPurpose =
  | 'key check'
  | 'access tokens'
  | 'refresh tokens'
  | 'two-factor secrets'
  | 'recovery codes'
  | 'identity details'
  | 'identity files'
  | 'emails'
  | 'counters'
  | 'release previews'
  | 'legacy signing secret';

/** The keys of a process; the same in every process on one database. */
export interface KeyRing {
  /** The ID of the master key that signs and encrypts. */
  readonly primaryKid: string;
  /** The IDs of all master keys, the primary one first; the others verify and decrypt. */
  readonly kids: readonly string[];
  /** The IDs of the master keys except the primary one. */
  readonly otherKids: readonly string[];
  /**
   * Returns the key of one purpose.
   * @throws {UnknownKeyError} When there is no master key of this ID.
   */
  deriveKey(kid: string, purpose: KeyPurpose): Uint8Array;
}

/** A token or ciphertext names a master key that this process doesn't have. */
export class UnknownKeyError extends Error {
  override name = 'UnknownKeyError';

  constructor(kid: string) {
    super(`The master key "${kid}" is not among the keys of this process.`);
  }
}

const DERIVED_BYTES = 32;

/** Derives a key from a secret with HKDF-SHA-256. */
export const deriveBytes = (secret: Uint8Array, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', purpose, DERIVED_BYTES));

/** Builds the key ring of master keys, the primary one first. */
export function createKeyRing(masterKeys: readonly [MasterKey, ...MasterKey[]]): KeyRing {
  const secrets = new Map(masterKeys.map(({ kid, secret }) => [kid, secret]));
  const derived = new Map<string, Uint8Array>();
  return {
    primaryKid: masterKeys[0].kid,
    kids: masterKeys.map(({ kid }) => kid),
    otherKids: masterKeys.slice(1).map(({ kid }) => kid),
    deriveKey(kid, purpose) {
      const secret = secrets.get(kid);
      if (!secret) throw new UnknownKeyError(kid);
      const name = `${kid}:${purpose}`;
      const key = derived.get(name) ?? deriveBytes(secret, purpose);
      derived.set(name, key);
      return key;
    },
  };
}
