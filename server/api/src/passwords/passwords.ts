import { hash, verify } from '@node-rs/argon2';
import type { HashCost } from '../config';
import type { Context } from '../Context';
import { FIELD_MESSAGES } from '../messages';
import { isCommonPassword } from './isCommonPassword';
import { normalizeIdentifier } from '../accounts/normalizeIdentifier';

export const hashPassword = ({ config }: Pick<Context, 'config'>, password: string): Promise<string> =>
  hash(password, config.hashCost);

const dummyHashes = new Map<HashCost, Promise<string>>();

/** A hash of no account, at the cost of a real one. */
function getDummyHash(context: Pick<Context, 'config'>): Promise<string> {
  const { hashCost } = context.config;
  const dummyHash = dummyHashes.get(hashCost) ?? hashPassword(context, 'no account has this one');
  dummyHashes.set(hashCost, dummyHash);
  return dummyHash;
}

/** Returns whether a password matches its hash. Takes as long without a hash, so that timing reveals nothing. */
export async function isPassword(
  context: Pick<Context, 'config'>,
  password: string,
  stored: string | undefined,
): Promise<boolean> {
  const isMatch = await verify(stored ?? (await getDummyHash(context)), password);
  return isMatch && stored !== undefined;
}

/** Returns why a password is too weak; undefined when it isn't. */
export function findWeakness(password: string, { username, email }: { username: string; email: string }) {
  const key = normalizeIdentifier(password);
  if (
    [
      normalizeIdentifier(username),
      normalizeIdentifier(email),
      normalizeIdentifier(email).split('@')[0],
    ].includes(key)
  )
    return FIELD_MESSAGES.personalPassword;
  if (isCommonPassword(key)) return FIELD_MESSAGES.commonPassword;
  return undefined;
}
