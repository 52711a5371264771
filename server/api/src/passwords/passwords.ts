import { hash, verify } from '@node-rs/argon2';
import { PASSWORD } from '@hashgrid/contracts';
import type { HashCost } from '../config';
import type { Context } from '../Context';
import { FIELD_MESSAGES } from '../messages';
import { isCommonPassword } from './isCommonPassword';
import { normalizeIdentifier } from '../accounts/normalizeIdentifier';

/** Normalizes a password to NFKC (NIST SP 800-63B), because keyboards and systems write the same characters differently. */
export const normalizePassword = (password: string) => password.normalize('NFKC');

export const hashPassword = ({ config }: Pick<Context, 'config'>, password: string): Promise<string> =>
  hash(normalizePassword(password), config.hashCost);

const dummyHashes = new Map<HashCost, Promise<string>>();

/** Returns a hash that belongs to no account and costs as much to check as a real one. */
function getDummyHash(context: Pick<Context, 'config'>): Promise<string> {
  const { hashCost } = context.config;
  const cached = dummyHashes.get(hashCost);
  if (cached) return cached;
  const dummyHash = hashPassword(context, 'no account has this one');
  dummyHashes.set(hashCost, dummyHash);
  // Otherwise, logins with unknown emails would fail until the process restarts.
  dummyHash.catch(() => dummyHashes.delete(hashCost));
  return dummyHash;
}

/**
 * How a password matches its hash: normalized, or as typed. Only hashes from before normalization was
 * introduced match as typed.
 */
type Match = 'normalized' | 'typed' | 'none';

/**
 * Compares a password with its hash, normalized and as typed. Without a hash it takes as long, so that timing doesn't reveal
 * whether an account exists: the number of comparisons depends on the password alone.
 */
export async function matchPassword(
  context: Pick<Context, 'config'>,
  password: string,
  stored: string | undefined,
): Promise<Match> {
  const expected = stored ?? (await getDummyHash(context));
  const normalized = normalizePassword(password);
  const isNormalized = await verify(expected, normalized);
  const isTyped = password !== normalized && (await verify(expected, password));
  if (stored === undefined) return 'none';
  if (isNormalized) return 'normalized';
  return isTyped ? 'typed' : 'none';
}

/** Returns why a password is too weak; undefined when it isn't. */
export function findWeakness(password: string, { username, email }: { username: string; email: string }) {
  const key = normalizeIdentifier(password);
  const normalized = normalizePassword(password);
  if (normalized.length < PASSWORD.minLength) return FIELD_MESSAGES.passwordLength;
  if (
    [
      normalizeIdentifier(username),
      normalizeIdentifier(email),
      normalizeIdentifier(email).split('@')[0],
    ].includes(key)
  )
    return FIELD_MESSAGES.personalPassword;
  // With its outer spaces too: a password of nothing but spaces is as easy to guess as one of another character.
  if ([key, normalized.toLowerCase()].some(isCommonPassword)) return FIELD_MESSAGES.commonPassword;
  return undefined;
}
