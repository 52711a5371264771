import { randomUUID } from 'node:crypto';
import type { Credentials, LoginTokens } from '@hashgrid/contracts';
import { LIFETIMES } from '../config';
import { MESSAGES } from '../messages';
import { findAccountByEmail } from '../repositories/accounts';
import { findSignUpByEmail, type SignUpRow } from '../repositories/signUps';
import { addChallenge, findTwoFactor } from '../repositories/twoFactor';
import { signToken } from './accessTokens';
import { secondsLater, type Caller, type Context } from './Context';
import { keyOf } from './keys';
import { limitRate, refuseOverLimit } from './limitRate';
import { forgiveAttempts, startAttempt } from './lockout';
import { openSession } from './openSession';
import { isPassword } from './passwords';
import { ProductError } from './ProductError';
import { resendActivation } from './resendActivation';

/** Mails the link again if the countdown allows it; the password was right, so this tells a stranger nothing. */
async function refuseUntilActivated(context: Context, signUp: SignUpRow): Promise<never> {
  await resendActivation(context, signUp.id).catch((error: unknown) => {
    if (!(error instanceof ProductError)) throw error;
  });
  throw new ProductError(403, MESSAGES.notActivated);
}

async function continueLogin(context: Context, accountId: string, caller: Caller): Promise<LoginTokens> {
  if (!(await findTwoFactor(context.database, accountId))) return openSession(context, accountId, caller);
  const id = randomUUID();
  const expiresAt = secondsLater(context.now(), LIFETIMES.twoFactorToken);
  await addChallenge(context.database, { id, accountId, expiresAt });
  return { gg2FAToken: await signToken(context, 'twoFactor', { accountId, id }) };
}

/**
 * Signs in by email and password [C2]; with a second factor enabled there is a `gg2FAToken` alone. An unknown email and
 * a wrong password are the same from outside: text, status, time and lock.
 */
export async function login(
  context: Context,
  { email, password }: Credentials,
  caller: Caller,
): Promise<LoginTokens> {
  const emailKey = keyOf(email);
  await refuseOverLimit(context, 'failedLoginsByAddress', caller.address);
  await limitRate(context, 'loginsByAccount', emailKey);
  await startAttempt(context, emailKey, caller);
  const account = await findAccountByEmail(context.database, emailKey);
  const signUp = await findSignUpByEmail(
    context.database,
    emailKey,
    secondsLater(context.now(), -LIFETIMES.signUp),
  );
  const isRight = await isPassword(password, (account ?? signUp)?.passwordHash);
  if (!isRight) {
    await limitRate(context, 'failedLoginsByAddress', caller.address);
    throw new ProductError(401, MESSAGES.loginWrong);
  }
  await forgiveAttempts(context, emailKey);
  if (account) return continueLogin(context, account.id, caller);
  return refuseUntilActivated(context, signUp!);
}
