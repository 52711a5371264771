import { createDecipheriv, createHmac } from 'node:crypto';
import type { Database } from '../database/Database';
import { decryptText, encryptText } from './encrypt';
import { deriveBytes, type KeyRing } from './KeyRing';
import { findSecret, lockPlainSigningSecret, retireSigningSecret } from './secrets.queries';

/** The secret that signed tokens before there were master keys. It was stored in plain text. */
export interface LegacySigningSecret {
  secret: Uint8Array;
  /** When a master key replaced it. */
  retiredAt: Date;
}

const NAME = 'legacy signing secret';
const ASSOCIATED_DATA = { purpose: NAME, row: NAME } as const;

/**
 * Encrypts the signing secret that older versions stored in plain text, and returns it while it may still be
 * needed: for second factors that are still encrypted with it, for refreshes whose response was lost and, for a
 * short time, for access tokens. Returns null when there is none, or it was purged.
 */
export async function retireLegacySigningSecret({
  database,
  keys,
  now,
}: {
  database: Database;
  keys: KeyRing;
  now(): Date;
}): Promise<LegacySigningSecret | null> {
  await database.transaction(async (transaction) => {
    const plain = await lockPlainSigningSecret(transaction);
    if (plain === undefined) return;
    const encrypted = encryptText(keys, ASSOCIATED_DATA, plain);
    await retireSigningSecret(transaction, { name: NAME, encrypted, now: now() });
  });
  const stored = await findSecret(database, NAME);
  if (!stored) return null;
  const secret = new TextEncoder().encode(decryptText(keys, ASSOCIATED_DATA, stored.value));
  return { secret, retiredAt: stored.retiredAt };
}

/** Decrypts text of an account that an older version encrypted: nonce, tag and ciphertext in hexadecimal, separated by dots. */
export function decryptLegacyText(
  { secret }: LegacySigningSecret,
  accountId: string,
  encrypted: string,
): string {
  const parts = encrypted.split('.').map((part) => new Uint8Array(Buffer.from(part, 'hex')));
  const [nonce = new Uint8Array(), tag = new Uint8Array(), ciphertext = new Uint8Array()] = parts;
  const decipher = createDecipheriv('aes-256-gcm', deriveBytes(secret, 'seal'), nonce, { authTagLength: 16 })
    .setAAD(new TextEncoder().encode(accountId))
    .setAuthTag(tag);
  return decipher.update(ciphertext, undefined, 'utf8') + decipher.final('utf8');
}

/** Returns the salt that older versions derived for the recovery codes of an account. */
export const deriveLegacySalt = ({ secret }: LegacySigningSecret, accountId: string): string =>
  createHmac('sha256', deriveBytes(secret, 'recovery codes')).update(accountId).digest('base64url');
