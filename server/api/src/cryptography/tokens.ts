import { createHash, randomBytes, randomInt } from 'node:crypto';

/** Returns the SHA-256 of a token, which is stored instead of the token. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** Returns a random token of 256 bits, safe in a URL. */
export const newToken = () => randomBytes(32).toString('base64url');

/** Characters that aren't mistaken for one another. */
const READABLE = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Returns random characters that are easy to read and type. */
export const createReadableCode = (length: number) =>
  Array.from({ length }, () => READABLE[randomInt(READABLE.length)]).join('');
