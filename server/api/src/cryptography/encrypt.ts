import { createCipheriv, createDecipheriv, hkdfSync, randomFillSync } from 'node:crypto';
import type { Context } from '../Context';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

type WithSecret = Pick<Context, 'signingSecret'>;

/** Derives a key for one purpose from the signing secret. */
export const deriveKey = ({ signingSecret }: WithSecret, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', signingSecret, '', purpose, KEY_BYTES));

const textBytes = (text: string) => new TextEncoder().encode(text);
const hexBytes = (hex: string) => new Uint8Array(Buffer.from(hex, 'hex'));

/**
 * Encrypts text for one `owner`; another owner can't decrypt a copy. A leak of the encrypted column alone reveals
 * nothing, because the key is derived from a secret in another table.
 */
export function encrypt(context: WithSecret, owner: string, text: string): string {
  const nonce = randomFillSync(new Uint8Array(NONCE_BYTES));
  const cipher = createCipheriv(CIPHER, deriveKey(context, 'seal'), nonce).setAAD(textBytes(owner));
  const ciphertext = cipher.update(text, 'utf8', 'hex') + cipher.final('hex');
  return [Buffer.from(nonce).toString('hex'), cipher.getAuthTag().toString('hex'), ciphertext].join('.');
}

/** Decrypts the result of `encrypt`. Throws when it was changed or belongs to another owner. */
export function decrypt(context: WithSecret, owner: string, encrypted: string): string {
  const [nonce = '', tag = '', ciphertext = ''] = encrypted.split('.');
  const options = { authTagLength: TAG_BYTES };
  const decipher = createDecipheriv(CIPHER, deriveKey(context, 'seal'), hexBytes(nonce), options)
    .setAAD(textBytes(owner))
    .setAuthTag(hexBytes(tag));
  return decipher.update(ciphertext, 'hex', 'utf8') + decipher.final('utf8');
}
