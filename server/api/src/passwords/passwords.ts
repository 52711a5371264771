import { hash, verify } from '@node-rs/argon2';
import { FIELD_MESSAGES } from '../messages';
import { isCommonPassword } from './isCommonPassword';
import { keyOf } from '../cryptography/keys';

/** argon2id, the library's default, at 19 MiB. */
export const ARGON2_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, ARGON2_COST);

let dummyHash: Promise<string> | undefined;

/** Whether the password is the one behind `stored`. Takes as long when there is none, so that time tells nothing. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  dummyHash ??= hashPassword('no account has this one');
  const isRight = await verify(stored ?? (await dummyHash), password);
  return isRight && stored !== undefined;
}

/** Why a password of allowed length is refused all the same; undefined when it is not. */
export function weaknessOf(password: string, { username, email }: { username: string; email: string }) {
  const key = keyOf(password);
  if ([keyOf(username), keyOf(email), keyOf(email).split('@')[0]].includes(key))
    return FIELD_MESSAGES.passwordPersonal;
  if (isCommonPassword(key)) return FIELD_MESSAGES.passwordCommon;
  return undefined;
}
