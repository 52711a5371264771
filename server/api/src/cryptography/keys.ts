import { createHash, randomBytes, randomInt } from 'node:crypto';

/** Form in which two emails, or two names, are the same. */
export const keyOf = (text: string) => text.trim().normalize('NFKC').toLowerCase();

/** What is stored of a token that the caller alone keeps. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** A token that cannot be guessed: 256 bits, safe in a URL. */
export const newToken = () => randomBytes(32).toString('base64url');

const READABLE = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** So many characters that are not mistaken for one another, each as likely as the next. */
export const readableText = (length: number) =>
  Array.from({ length }, () => READABLE[randomInt(READABLE.length)]).join('');

export const newReferralCode = () => readableText(8);
