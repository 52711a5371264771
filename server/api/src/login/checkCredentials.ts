import type { Credentials } from '@hashgrid/contracts';
import { LIFETIMES } from '../config';
import { MESSAGES } from '../messages';
import { findAccountByEmail, type Account } from '../accounts/accounts.queries';
import { findSignUpByEmail, type SignUpRow } from '../sign-up/signUps.queries';
import type { Context } from '../Context';
import { secondsLater } from '../secondsLater';
import type { Caller } from '../caller/Caller';
import { normalizeIdentifier } from '../accounts/normalizeIdentifier';
import { refundAttempt, limitRate } from '../rate-limits/limitRate';
import { startAttempt, undoAttempt } from '../lockouts/lockout';
import { logSecurityEvent } from '../security-log/logSecurityEvent';
import { isPassword } from '../passwords/passwords';
import { DomainError } from '../DomainError';

/** What a right email and password belong to: an account, or a sign-up that waits for its mail to be answered. */
export type Owner = { account: Account } | { account: null; signUp: SignUpRow };

/**
 * Compares with both, whatever there is. A sign-up counts beside an account too: else whoever signs up with an email and
 * signs in with their own new password would hear whether it has an account.
 */
async function findOwner(
  context: Context,
  account: Account | undefined,
  { emailKey, password }: { emailKey: string; password: string },
): Promise<Owner | undefined> {
  const newest = await findSignUpByEmail(
    context.database,
    emailKey,
    secondsLater(context.now(), -LIFETIMES.signUp),
  );
  // Its password was the account's first one, and may not be it any more.
  const signUp = newest?.accountId ? undefined : newest;
  if ((await isPassword(context, password, account?.passwordHash)) && account) return { account };
  if ((await isPassword(context, password, signUp?.passwordHash)) && signUp) return { account: null, signUp };
  return undefined;
}

/**
 * Whose an email and a password are. Tries are counted before they are looked at: by address, by account, and towards the
 * account's lock. An unknown email and a wrong password are the same from outside: text, status, work and lock; both throw
 * `unauthenticated`. Failures before a right password stand; a whole sign-in forgives them.
 */
export async function checkCredentials(
  context: Context,
  { email, password }: Credentials,
  caller: Caller,
): Promise<Owner> {
  const emailKey = normalizeIdentifier(email);
  await limitRate(context, 'failedLoginsByAddress', caller.address);
  await limitRate(context, 'loginsByAccount', emailKey);
  await startAttempt(context, emailKey, caller);
  const account = await findAccountByEmail(context.database, emailKey);
  const owner = await findOwner(context, account, { emailKey, password });
  if (!owner) {
    const accountId = account?.id ?? null;
    await logSecurityEvent(context, context.database, { accountId, kind: 'signInFailed', caller });
    throw new DomainError('unauthenticated', MESSAGES.incorrectCredentials);
  }
  await refundAttempt(context, 'failedLoginsByAddress', caller.address);
  await undoAttempt(context, emailKey);
  return owner;
}
