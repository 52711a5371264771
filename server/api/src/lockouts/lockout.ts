import { findAccountByEmail } from '../accounts/accounts.queries';
import { normalizeIdentifier } from '../accounts/normalizeIdentifier';
import type { Caller } from '../caller/Caller';
import { FAILURES_TO_LOCK, LIFETIMES } from '../config';
import type { Context } from '../Context';
import { hashToken } from '../cryptography/tokens';
import type { Transaction } from '../database/Database';
import { rateLimitError } from '../DomainError';
import { sendStrangerMail } from '../mail/sendStrangerMail';
import { MESSAGES } from '../messages';
import { secondsLater } from '../secondsLater';
import { logSecurityEvent } from '../security-log/logSecurityEvent';
import { securityMail } from '../security-log/securityMails';
import { countAttempt, deleteAttempts, uncountAttempt } from './lockouts.queries';

// Hashed, so that the table doesn't store emails.
const keyFor = (email: string) => hashToken(normalizeIdentifier(email));

/** Logs a lockout and emails the owner; without an owner, the work is the same. */
async function recordLockout(
  context: Context,
  transaction: Transaction,
  email: string,
  caller: Caller,
): Promise<void> {
  const kind = 'accountLocked';
  const account = await findAccountByEmail(transaction, normalizeIdentifier(email));
  await logSecurityEvent(context, transaction, { accountId: account?.id ?? null, kind, caller });
  const recipient = account ?? { username: '', email };
  const mail = securityMail(context.config, recipient, { kind, caller, at: context.now() });
  await sendStrangerMail(context, transaction, mail, account ? 'alarm' : 'nobody');
}

/**
 * Counts an attempt at an account's password or code. Throws `rateLimited` while the account is locked; emails without an
 * account lock alike. Call `resetAttempts` after a complete login, and `undoAttempt` after a correct password elsewhere.
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
  // Attempts are counted one by one, so exactly one of them starts the lockout.
  if (failures === FAILURES_TO_LOCK + 1)
    await database.transaction((transaction) => recordLockout(context, transaction, email, caller));
  throw rateLimitError(lockedUntil, time, MESSAGES.accountLocked);
}

/** Deletes the failed attempts of an email and ends its lockout. */
export const resetAttempts = ({ database }: Context, email: string): Promise<void> =>
  deleteAttempts(database, keyFor(email));

/**
 * Takes back the attempt just counted, because it was correct. Earlier failures keep counting: otherwise knowing only the
 * password would allow unlimited guesses at the second factor.
 */
export const undoAttempt = ({ database }: Context, email: string): Promise<void> =>
  uncountAttempt(database, keyFor(email));
