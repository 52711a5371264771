import type { Credentials } from '@hashgrid/contracts';
import { LIFETIMES } from '../config';
import { MESSAGES } from '../messages';
import { findAccountByEmail, type Account } from '../repositories/accounts';
import { findSignUpByEmail, type SignUpRow } from '../repositories/signUps';
import { secondsLater, type Caller, type Context } from './Context';
import { keyOf } from './keys';
import { giveBackTry, limitRate } from './limitRate';
import { startAttempt, undoAttempt } from './lockout';
import { logSecurityEvent } from './logSecurityEvent';
import { isPassword } from './passwords';
import { ProductError } from './ProductError';

/** What a right email and password belong to: an account, or a sign-up that waits for its mail to be answered. */
export type Owner = { account: Account } | { account: null; signUp: SignUpRow };

async function findOwner({ database, now }: Context, emailKey: string): Promise<Owner | undefined> {
  const account = await findAccountByEmail(database, emailKey);
  const signUp = await findSignUpByEmail(database, emailKey, secondsLater(now(), -LIFETIMES.signUp));
  if (account) return { account };
  return signUp && { account: null, signUp };
}

const hashOfOwner = (owner: Owner | undefined) => owner && (owner.account ?? owner.signUp).passwordHash;

/**
 * Whose an email and a password are. Tries are counted before they are looked at: by address, by account, and towards the
 * account's lock. An unknown email and a wrong password are the same from outside: text, status, work and lock; both throw
 * 401. Failures before a right password stand; a whole sign-in forgives them.
 */
export async function checkCredentials(
  context: Context,
  { email, password }: Credentials,
  caller: Caller,
): Promise<Owner> {
  const emailKey = keyOf(email);
  await limitRate(context, 'failedLoginsByAddress', caller.address);
  await limitRate(context, 'loginsByAccount', emailKey);
  await startAttempt(context, emailKey, caller);
  const owner = await findOwner(context, emailKey);
  const isRight = await isPassword(password, hashOfOwner(owner));
  if (!owner || !isRight) {
    const accountId = owner?.account?.id ?? null;
    await logSecurityEvent(context, context.database, { accountId, kind: 'signInFailed', caller });
    throw new ProductError(401, MESSAGES.loginWrong);
  }
  await giveBackTry(context, 'failedLoginsByAddress', caller.address);
  await undoAttempt(context, emailKey);
  return owner;
}
