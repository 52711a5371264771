import { FAILURES_TO_LOCK, LIFETIMES } from '../config';
import { MESSAGES } from '../messages';
import { findAccountByEmail } from '../repositories/accounts';
import { clearFailures, countAttempt, uncountAttempt } from '../repositories/lockouts';
import { secondsLater, type Caller, type Context } from './Context';
import { hashOf, keyOf } from './keys';
import { logSecurityEvent } from './logSecurityEvent';
import { waitUntil } from './ProductError';

const keyFor = (email: string) => hashOf(keyOf(email));

/**
 * Counts an attempt at an account's password or code; throws 429 while it is locked. Emails without an account lock
 * alike. Call `forgiveAttempts` after a whole sign-in, and `undoAttempt` after a right password that is not one.
 */
export async function startAttempt(context: Context, email: string, caller: Caller): Promise<void> {
  const { database, now } = context;
  const time = now();
  const { failures, lockedUntil } = await countAttempt(database, {
    key: keyFor(email),
    now: time,
    allowed: FAILURES_TO_LOCK,
    lockUntil: secondsLater(time, LIFETIMES.lock),
  });
  if (!lockedUntil || lockedUntil <= time) return;
  // Attempts are counted one by one, so exactly one of them is the one that locked.
  if (failures === FAILURES_TO_LOCK + 1) {
    const account = await findAccountByEmail(database, keyOf(email));
    await logSecurityEvent(context, database, {
      accountId: account?.id ?? null,
      kind: 'accountLocked',
      caller,
    });
  }
  throw waitUntil(lockedUntil, time, MESSAGES.loginLocked);
}

export const forgiveAttempts = ({ database }: Context, email: string): Promise<void> =>
  clearFailures(database, keyFor(email));

/**
 * Takes back the attempt just counted: it was right, but failures before it stand. Who knows the password alone would
 * otherwise have as many guesses at the second factor as they like.
 */
export const undoAttempt = ({ database }: Context, email: string): Promise<void> =>
  uncountAttempt(database, keyFor(email));
