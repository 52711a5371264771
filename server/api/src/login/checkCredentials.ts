import type { Credentials } from '@hashgrid/contracts';
import { LIFETIMES } from '../config';
import { MESSAGES } from '../messages';
import { findAccountByEmail, type Account } from '../accounts/accounts.queries';
import { findSignUpByEmail, type SignUpRow } from '../sign-up/signUps.queries';
import type { Context } from '../Context';
import { addSeconds } from '../addSeconds';
import type { Caller } from '../caller/Caller';
import { normalizeIdentifier } from '../accounts/normalizeIdentifier';
import { refundAttempt, limitRate } from '../rate-limits/limitRate';
import { getCounterKey, type AttemptCounter } from '../lockouts/AttemptCounter';
import { checkAttempt } from '../lockouts/lockout';
import { logSecurityEvent } from '../security-log/logSecurityEvent';
import { verifyAccountPassword } from '../passwords/verifyAccountPassword';
import { matchPassword } from '../passwords/passwords';
import { DomainError } from '../DomainError';
import { findAttemptSource } from './findAttemptSource';

/** Result of correct credentials: an account with the counter of the attempt, or a sign-up that isn't activated yet. */
export type Owner = { account: Account; counter: AttemptCounter } | { account: null; signUp: SignUpRow };
type Match = { account: Account } | { account: null; signUp: SignUpRow };

/**
 * Compares the password with both the account and the pending sign-up, even when an account exists. Otherwise an
 * attacker could sign up with an email, log in with the new password and learn whether the email has an account.
 */
async function findOwner(
  context: Context,
  account: Account | undefined,
  { emailKey, password }: { emailKey: string; password: string },
): Promise<Match | undefined> {
  const newest = await findSignUpByEmail(
    context.database,
    emailKey,
    addSeconds(context.now(), -LIFETIMES.signUp),
  );
  // The sign-up keeps the account's first password, which may have changed since.
  const signUp = newest?.accountId ? undefined : newest;
  const owner = await verifyAccountPassword(context, account, password);
  if (owner) return { account: owner };
  const match = await matchPassword(context, password, signUp?.passwordHash);
  if (match !== 'none' && signUp) return { account: null, signUp };
  return undefined;
}

/**
 * Returns the account or sign-up with this email and password. Attempts are counted before they are checked, by IP address and by
 * account, and incorrect ones toward the lockout; a known device has its own counts. An unknown email and an incorrect password
 * are indistinguishable in text, status, work and lockout; both throw `unauthenticated`. A correct password alone doesn't reset
 * earlier failures; a completed login does.
 */
export async function checkCredentials(
  context: Context,
  { email, password }: Credentials,
  caller: Caller,
): Promise<Owner> {
  const emailKey = normalizeIdentifier(email);
  await limitRate(context, 'failedLoginsByIpAddress', caller.ipAddress);
  const source = await findAttemptSource(context, emailKey, caller);
  const counter: AttemptCounter = { factor: 'password', email: emailKey, source };
  await limitRate(context, 'loginsByAccount', getCounterKey(context.keys, counter));
  const { account, owner } = await checkAttempt(
    context,
    { counter, caller },
    async () => {
      const found = await findAccountByEmail(context.database, emailKey);
      return { account: found, owner: await findOwner(context, found, { emailKey, password }) };
    },
    (result) => result.owner !== undefined,
  );
  if (!owner) {
    const accountId = account?.id ?? null;
    await logSecurityEvent(context, context.database, { accountId, kind: 'loginFailed', caller });
    throw new DomainError('unauthenticated', MESSAGES.incorrectCredentials);
  }
  await refundAttempt(context, 'failedLoginsByIpAddress', caller.ipAddress);
  return owner.account ? { ...owner, counter } : owner;
}
