import { randomBytes } from 'node:crypto';

/** 256 random bits from which all other keys are derived, with the ID that tokens and ciphertexts name. */
export interface MasterKey {
  kid: string;
  secret: Uint8Array;
}

/** Text that isn't a list of master keys. */
export class InvalidKeysError extends Error {
  override name = 'InvalidKeysError';
}

const KEY_BYTES = 32;
const KEY = /^([A-Za-z0-9][\w-]{0,31}):([A-Za-z0-9+/]{43}=)$/;

/** Returns a new master key as text: `2026-01-31-9f3c:` and 32 bytes in base64. The date helps to tell old from new. */
export const newMasterKey = (now: Date): string =>
  `${now.toISOString().slice(0, 10)}-${randomBytes(2).toString('hex')}:${randomBytes(KEY_BYTES).toString('base64')}`;

/**
 * Parses master keys, the primary one first, separated by commas or line breaks; lines that begin with `#` are comments.
 * Messages never contain a key.
 * @throws {InvalidKeysError}
 */
export function parseMasterKeys(text: string): MasterKey[] {
  const lines = text.split('\n').filter((line) => !line.trim().startsWith('#'));
  const entries = lines.flatMap((line) => line.split(',')).map((entry) => entry.trim());
  const keys = entries.filter(Boolean).map((entry, index) => {
    const [, kid, secret] = KEY.exec(entry) ?? [];
    if (!kid || !secret)
      throw new InvalidKeysError(`Key ${index + 1} is not an ID, a colon and 32 bytes in base64.`);
    return { kid, secret: new Uint8Array(Buffer.from(secret, 'base64')) };
  });
  const repeated = keys.find(({ kid }, index) => keys.findIndex((each) => each.kid === kid) !== index);
  if (repeated) throw new InvalidKeysError(`The key ID "${repeated.kid}" is used twice.`);
  return keys;
}
