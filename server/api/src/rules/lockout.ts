import { FAILURES_TO_LOCK, LIFETIMES } from '../config';
import { MESSAGES } from '../messages';
import { clearFailures, countAttempt } from '../repositories/lockouts';
import { secondsLater, type Context } from './Context';
import { hashOf, keyOf } from './keys';
import { waitUntil } from './ProductError';

const keyFor = (email: string) => hashOf(keyOf(email));

/**
 * Counts an attempt at an account's password or code; throws 429 while it is locked. Emails without an account lock
 * alike. Call `forgiveAttempts` after a success.
 */
export async function startAttempt({ database, now }: Context, email: string): Promise<void> {
  const time = now();
  const lockedUntil = await countAttempt(database, {
    key: keyFor(email),
    now: time,
    allowed: FAILURES_TO_LOCK,
    lockUntil: secondsLater(time, LIFETIMES.lock),
  });
  if (lockedUntil && lockedUntil > time) throw waitUntil(lockedUntil, time, MESSAGES.loginLocked);
}

export const forgiveAttempts = ({ database }: Context, email: string): Promise<void> =>
  clearFailures(database, keyFor(email));
