import { FAILURES_TO_LOCK, LIFETIMES } from '../config';
import type { Queries } from '../database/Database';
import { MESSAGES } from '../messages';
import { findAccountByEmail } from '../accounts/accounts.queries';
import { clearFailures, countAttempt, uncountAttempt } from './lockouts.queries';
import { secondsLater, type Caller, type Context } from '../Context';
import { hashOf, keyOf } from '../cryptography/keys';
import { logSecurityEvent } from '../security-log/logSecurityEvent';
import { waitUntil } from '../ProductError';
import { recordAndNotify } from '../security-log/recordAndNotify';

const keyFor = (email: string) => hashOf(keyOf(email));

/** Logs a lock and mails the owner, if there is one. */
async function tellLock(
  context: Context,
  queries: Queries,
  email: string,
  caller: Caller,
): Promise<() => void> {
  const kind = 'accountLocked';
  const account = await findAccountByEmail(queries, keyOf(email));
  if (account) return recordAndNotify(context, queries, { account, kind, caller });
  await logSecurityEvent(context, queries, { accountId: null, kind, caller });
  return () => undefined;
}

/**
 * Counts an attempt at an account's password or code; throws 429 while it is locked. Emails without an account lock
 * alike. Call `resetAttempts` after a whole sign-in, and `undoAttempt` after a right password that is not one.
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
    const announce = await database.transaction((queries) => tellLock(context, queries, email, caller));
    announce();
  }
  throw waitUntil(lockedUntil, time, MESSAGES.loginLocked);
}

export const resetAttempts = ({ database }: Context, email: string): Promise<void> =>
  clearFailures(database, keyFor(email));

/**
 * Takes back the attempt just counted: it was right, but failures before it stand. Who knows the password alone would
 * otherwise have as many guesses at the second factor as they like.
 */
export const undoAttempt = ({ database }: Context, email: string): Promise<void> =>
  uncountAttempt(database, keyFor(email));
