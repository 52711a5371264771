import { findRecipientAccount } from '../accounts/accounts.queries';
import { normalizeIdentifier } from '../accounts/normalizeIdentifier';
import type { Caller } from '../caller/Caller';
import { FAILURES_TO_LOCK, LIFETIMES, LOCKOUT_SECONDS } from '../config';
import type { Context } from '../Context';
import type { Queries, Transaction } from '../database/Database';
import { rateLimitError, secondsUntil, type DomainError } from '../DomainError';
import { toEmailRecipient } from '../mail/EmailDraft';
import { sendEmail } from '../mail/sendEmail';
import { sendEmailWithinBudget } from '../mail/sendEmailWithinBudget';
import { addSeconds } from '../addSeconds';
import { logSecurityEvent } from '../security-log/logSecurityEvent';
import { getCounterKey, type AttemptCounter } from './AttemptCounter';
import { describeLock } from './describeLock';
import { composeLockoutEmail } from './composeLockoutEmail';
import { countAttempt, deleteAttempts, findLockoutEnd, uncountAttempt } from './lockouts.queries';

/** Logs a lockout and emails the owner. Does the same work without an owner, so that response times don't reveal accounts. */
async function recordLockout(
  context: Context,
  transaction: Transaction,
  { counter, caller, until }: { counter: AttemptCounter; caller: Caller; until: Date },
): Promise<void> {
  const at = context.now();
  const account = await findRecipientAccount(transaction, normalizeIdentifier(counter.email));
  const accountId = account?.id ?? null;
  await logSecurityEvent(context, transaction, { accountId, kind: 'accountLocked', caller });
  const recipient = account
    ? toEmailRecipient(account)
    : { username: '', email: counter.email, language: caller.language };
  const seconds = secondsUntil(until, at);
  const message = composeLockoutEmail(context.config, recipient, { counter, caller, at, seconds });
  // Anyone can lock the strangers' password counter, so its emails have a budget. Locking another counter
  // takes the owner's password, device or session.
  if (counter.source !== 'stranger' || counter.factor === 'code')
    await sendEmail(context, transaction, message);
  else await sendEmailWithinBudget(context, transaction, message, account ? 'alarm' : 'noRecipient');
}

const createLockoutError = (until: Date, now: Date): DomainError =>
  rateLimitError(until, now, describeLock(secondsUntil(until, now)).message);

interface Attempt {
  counter: AttemptCounter;
  caller: Caller;
}

/** Counts an attempt that has been checked, unless `isExempt` returns true. Throws `rateLimited` while its counter is locked. */
async function recordAttempt(
  context: Context,
  { counter, caller }: Attempt,
  isExempt: (transaction: Transaction) => Promise<boolean>,
): Promise<void> {
  const { database, keys, now } = context;
  const time = now();
  const key = getCounterKey(keys, counter);
  // A transaction, so that a lockout is never stored without its email: the attempt after it would send none.
  const until = await database.transaction(async (transaction) => {
    const { failures, lockedUntil } = await countAttempt(transaction, {
      key,
      now: time,
      maxFailures: FAILURES_TO_LOCK,
      lockoutSeconds: LOCKOUT_SECONDS[counter.factor],
      countStartedAfter: addSeconds(time, -LIFETIMES.failure),
      lockoutsResetBefore: addSeconds(time, -LIFETIMES.lockGrowth),
    });
    if (!lockedUntil || lockedUntil <= time) {
      // The row of the counter is locked, so concurrent attempts never see an exempt one counted. Earlier failures keep counting:
      // otherwise, every login of the owner would allow a thief who knows the password ten more guesses at the second factor.
      if (await isExempt(transaction)) await uncountAttempt(transaction, key, time);
      return null;
    }
    // Attempts are counted one by one, so exactly one of them starts the lockout.
    if (failures === FAILURES_TO_LOCK + 1)
      await recordLockout(context, transaction, { counter, caller, until: lockedUntil });
    return lockedUntil;
  });
  // Thrown after the commit: inside the transaction it would roll back the count.
  if (until) throw createLockoutError(until, time);
}

/** Throws `rateLimited` while a counter is locked, without counting an attempt. */
export async function rejectLocked(
  { keys, now }: Context,
  queries: Queries,
  counter: AttemptCounter,
): Promise<void> {
  const lockedUntil = await findLockoutEnd(queries, getCounterKey(keys, counter), now());
  if (lockedUntil) throw createLockoutError(lockedUntil, now());
}

/**
 * Runs `check`, a comparison with an account's password or code, and counts an attempt unless `isExempt` returns true for its result,
 * as for correct ones. Throws `rateLimited` while the counter is locked, also for an exempt attempt: of concurrent guesses, only those
 * before the lockout can succeed. Exempt attempts don't add up to a lockout, however many are concurrent, and an attempt whose check
 * throws isn't counted. Emails without an account are locked the same way. Call `resetAttempts` on the password counter once a login
 * is complete.
 */
export async function checkAttempt<Result>(
  context: Context,
  attempt: Attempt,
  check: () => Promise<Result>,
  isExempt: (result: Result, transaction: Transaction) => boolean | Promise<boolean>,
): Promise<Result> {
  await rejectLocked(context, context.database, attempt.counter);
  const result = await check();
  await recordAttempt(context, attempt, async (transaction) => isExempt(result, transaction));
  return result;
}

/** Deletes the failed attempts of a counter and ends its lockout. */
export const resetAttempts = ({ keys }: Context, queries: Queries, counter: AttemptCounter): Promise<void> =>
  deleteAttempts(queries, getCounterKey(keys, counter));
