import { randomUUID } from 'node:crypto';
import { ERROR_CODES, type Credentials, type LoginTokens } from '@hashgrid/contracts';
import { LIFETIMES } from '../config';
import type { Queries } from '../database/Database';
import { MESSAGES } from '../messages';
import { lockAccount, type Account } from '../accounts/accounts.queries';
import type { SignUpRow } from '../sign-up/signUps.queries';
import { addChallenge, findTwoFactor } from '../two-factor/twoFactor.queries';
import { signToken } from '../sessions/accessTokens';
import { checkCredentials } from './checkCredentials';
import { secondsLater, type Caller, type Context } from '../Context';
import { resetAttempts } from '../lockouts/lockout';
import { openSession, type SignInStep } from '../sessions/openSession';
import { ProductError } from '../ProductError';
import { resendActivation } from '../sign-up/resendActivation';

/** Mails the link again if the countdown allows it; the password was right, so this tells a stranger nothing. */
async function refuseUntilActivated(context: Context, signUp: SignUpRow): Promise<never> {
  await resendActivation(context, signUp.id).catch((error: unknown) => {
    if (!(error instanceof ProductError)) throw error;
  });
  throw new ProductError(403, MESSAGES.notActivated);
}

/** Asks for the second factor; failures before stand until it was right too. */
async function openChallenge(context: Context, queries: Queries, accountId: string): Promise<SignInStep> {
  const id = randomUUID();
  const expiresAt = secondsLater(context.now(), LIFETIMES.twoFactorToken);
  await addChallenge(queries, { id, accountId, expiresAt });
  const gg2FAToken = await signToken(context, 'twoFactor', { accountId, id });
  return { tokens: { gg2FAToken }, announce: () => undefined };
}

function continueLogin(context: Context, { id, passwordHash }: Account, caller: Caller): Promise<SignInStep> {
  return context.database.transaction(async (queries) => {
    const account = await lockAccount(queries, id);
    // The password was right when it was checked; it may have been changed since.
    if (account?.passwordHash !== passwordHash) throw new ProductError(401, MESSAGES.loginWrong);
    if (account.closedAt)
      throw new ProductError(403, MESSAGES.accountClosed, { code: ERROR_CODES.accountClosed });
    if (await findTwoFactor(queries, id)) return openChallenge(context, queries, id);
    return openSession(context, queries, account, caller);
  });
}

/**
 * Signs in by email and password [C2]; with a second factor enabled there is a `gg2FAToken` alone. Throws what
 * `checkCredentials` does, and 403 for a right password of an account that waits for activation or (5004) is closed.
 */
export async function login(
  context: Context,
  credentials: Credentials,
  caller: Caller,
): Promise<LoginTokens> {
  const owner = await checkCredentials(context, credentials, caller);
  if (!owner.account) return refuseUntilActivated(context, owner.signUp);
  const { tokens, announce } = await continueLogin(context, owner.account, caller);
  if (tokens.accessToken) await resetAttempts(context, owner.account.email);
  announce();
  return tokens;
}
