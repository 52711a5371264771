import { createHmac, timingSafeEqual } from 'node:crypto';
import type { KeyRing } from '../../cryptography/KeyRing';

/** `<key ID>.<preview ID>.<expiry in base 36>.<signature>` */
const TOKEN = /^([\w-]{1,32})\.([0-9a-f-]{36})\.([0-9a-z]{1,12})\.([\w-]{43})$/;
const RADIX = 36;

const sign = (keys: KeyRing, kid: string, payload: string): Buffer =>
  createHmac('sha256', keys.deriveKey(kid, 'release previews')).update(payload).digest();

/** Returns the token of a link: the preview's ID and expiry, signed. */
export function signPreview(keys: KeyRing, id: string, expiresAt: Date): string {
  const payload = `${keys.primaryKid}.${id}.${expiresAt.getTime().toString(RADIX)}`;
  return `${payload}.${sign(keys, keys.primaryKid, payload).toString('base64url')}`;
}

/** Returns the ID and expiry in a token, or null when this installation has not signed it. */
export function readPreviewToken(keys: KeyRing, token: string): { id: string; expiresAt: Date } | null {
  const [, kid = '', id = '', end = '', signature = ''] = TOKEN.exec(token) ?? [];
  if (!keys.kids.includes(kid)) return null;
  const expected = sign(keys, kid, `${kid}.${id}.${end}`);
  const actual = Buffer.from(signature, 'base64url');
  if (actual.length !== expected.length || !timingSafeEqual(new Uint8Array(actual), new Uint8Array(expected)))
    return null;
  return { id, expiresAt: new Date(parseInt(end, RADIX)) };
}
