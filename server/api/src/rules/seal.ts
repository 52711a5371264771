import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Context } from './Context';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

type WithSecret = Pick<Context, 'signingSecret'>;

/** A key for one purpose, derived from the signing secret. */
export const deriveKey = ({ signingSecret }: WithSecret, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', signingSecret, '', purpose, KEY_BYTES));

/**
 * Encrypts what must be readable again, for `owner` alone: moved to another owner it cannot be opened. A table that leaks
 * without the table of secrets tells nothing.
 */
export function seal(context: WithSecret, owner: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, deriveKey(context, 'seal'), nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Opens what `seal` closed; throws when it was changed or belongs to another owner. */
export function unseal(context: WithSecret, owner: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const tagEnd = NONCE_BYTES + TAG_BYTES;
  const decipher = createDecipheriv(CIPHER, deriveKey(context, 'seal'), bytes.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(NONCE_BYTES, tagEnd));
  return Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()]).toString('utf8');
}
