import { createCipheriv, createDecipheriv, randomFillSync } from 'node:crypto';
import type { KeyPurpose, KeyRing } from './KeyRing';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** How much longer a ciphertext is than its plaintext. */
export const CIPHERTEXT_OVERHEAD = NONCE_BYTES + TAG_BYTES;

/** Associated data (AAD): a ciphertext can be decrypted only with the same purpose and row. */
export interface AssociatedData {
  purpose: KeyPurpose;
  /** Identifies the row. */
  row: string;
}

function joinBytes(...chunks: ArrayLike<number>[]): Uint8Array {
  const joined = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    joined.set(chunk, offset);
    offset += chunk.length;
  }
  return joined;
}

const encodeAssociatedData = ({ purpose, row }: AssociatedData) =>
  new TextEncoder().encode(`${purpose}\n${row}`);

/** Encrypts with AES-256-GCM. Returns nonce, ciphertext and tag. */
export function encryptBytes(key: Uint8Array, associatedData: AssociatedData, plain: Uint8Array): Uint8Array {
  const nonce = randomFillSync(new Uint8Array(NONCE_BYTES));
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(encodeAssociatedData(associatedData));
  return joinBytes(nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag());
}

/** A ciphertext was changed, or belongs to another row, purpose or key. */
export class CiphertextError extends Error {
  override name = 'CiphertextError';

  constructor({ purpose, row }: AssociatedData) {
    super(
      `Could not decrypt "${purpose}" of row "${row}": the ciphertext was changed, or belongs to another row, purpose or key.`,
    );
  }
}

/**
 * Decrypts the result of `encryptBytes`.
 * @throws {CiphertextError}
 */
export function decryptBytes(
  key: Uint8Array,
  associatedData: AssociatedData,
  encrypted: Uint8Array,
): Uint8Array {
  const tagStart = Math.max(encrypted.length - TAG_BYTES, NONCE_BYTES);
  try {
    const decipher = createDecipheriv(CIPHER, key, encrypted.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    })
      .setAAD(encodeAssociatedData(associatedData))
      .setAuthTag(encrypted.subarray(tagStart));
    return joinBytes(decipher.update(encrypted.subarray(NONCE_BYTES, tagStart)), decipher.final());
  } catch {
    throw new CiphertextError(associatedData);
  }
}

/** Encrypts text under the primary key. The result begins with the key's ID and a dot. */
export function encryptText(keys: KeyRing, associatedData: AssociatedData, text: string): string {
  const key = keys.deriveKey(keys.primaryKid, associatedData.purpose);
  return `${keys.primaryKid}.${Buffer.from(encryptBytes(key, associatedData, new TextEncoder().encode(text))).toString('base64url')}`;
}

/**
 * Decrypts the result of `encryptText`.
 * @throws {CiphertextError}
 * @throws {UnknownKeyError}
 */
export function decryptText(keys: KeyRing, associatedData: AssociatedData, encrypted: string): string {
  const [kid = '', ciphertext = ''] = encrypted.split('.');
  const key = keys.deriveKey(kid, associatedData.purpose);
  return new TextDecoder().decode(
    decryptBytes(key, associatedData, new Uint8Array(Buffer.from(ciphertext, 'base64url'))),
  );
}
