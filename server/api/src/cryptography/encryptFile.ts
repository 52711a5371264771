import { randomFillSync } from 'node:crypto';
import { decryptBytes, decryptText, encryptBytes, encryptText, type AssociatedData } from './encrypt';
import type { KeyRing } from './KeyRing';

const KEY_BYTES = 32;

/** A file in envelope encryption: a rotation re-encrypts its key only. */
export interface EncryptedFile {
  bytes: Uint8Array;
  /** The file's own key, encrypted under a master key. */
  dataKey: string;
}

/** Encrypts a file with a new random key. */
export function encryptFile(keys: KeyRing, associatedData: AssociatedData, plain: Uint8Array): EncryptedFile {
  const key = randomFillSync(new Uint8Array(KEY_BYTES));
  const dataKey = encryptText(keys, associatedData, Buffer.from(key).toString('base64url'));
  return { bytes: encryptBytes(key, associatedData, plain), dataKey };
}

/**
 * Decrypts the result of `encryptFile`.
 * @throws {CiphertextError}
 * @throws {UnknownKeyError}
 */
export function decryptFile(
  keys: KeyRing,
  associatedData: AssociatedData,
  { bytes, dataKey }: EncryptedFile,
): Uint8Array {
  const key = new Uint8Array(Buffer.from(decryptText(keys, associatedData, dataKey), 'base64url'));
  return decryptBytes(key, associatedData, bytes);
}
