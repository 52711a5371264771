import { randomUUID } from 'node:crypto';
import type { Credentials, LoginTokens } from '@hashgrid/contracts';
import { lockAccount, type Account } from '../accounts/accounts.queries';
import type { Caller } from '../caller/Caller';
import { LIFETIMES } from '../config';
import type { Context } from '../Context';
import type { Queries } from '../database/Database';
import { DomainError } from '../DomainError';
import type { AttemptCounter } from '../lockouts/AttemptCounter';
import { rejectLocked, resetAttempts } from '../lockouts/lockout';
import { MESSAGES } from '../messages';
import { secondsLater } from '../secondsLater';
import { signToken } from '../sessions/accessTokens';
import { addChallenge } from '../sessions/loginChallenges.queries';
import { openSession } from '../sessions/openSession';
import { resendActivation } from '../sign-up/resendActivation';
import type { SignUpRow } from '../sign-up/signUps.queries';
import { findTwoFactor } from '../two-factor/twoFactor.queries';
import { checkCredentials } from './checkCredentials';

/** Emails the activation link again if the countdown allows it. The password was correct, so this reveals nothing. */
async function rejectInactive(context: Context, signUp: SignUpRow): Promise<never> {
  await resendActivation(context, signUp.id).catch((error: unknown) => {
    if (!(error instanceof DomainError)) throw error;
  });
  throw new DomainError('forbidden', MESSAGES.notActivated);
}

/** Asks for the second factor. Throws `rateLimited` while its codes are locked. */
async function openChallenge(
  context: Context,
  queries: Queries,
  accountId: string,
  counter: AttemptCounter,
): Promise<LoginTokens> {
  await rejectLocked(context, queries, { ...counter, factor: 'code' });
  const id = randomUUID();
  const expiresAt = secondsLater(context.now(), LIFETIMES.twoFactorToken);
  await addChallenge(queries, { id, accountId, expiresAt });
  return { gg2FAToken: await signToken(context, 'twoFactor', { accountId, id }) };
}

function continueLogin(
  context: Context,
  { account: { id, passwordHash }, counter }: { account: Account; counter: AttemptCounter },
  caller: Caller,
): Promise<LoginTokens> {
  return context.database.transaction(async (transaction) => {
    const account = await lockAccount(transaction, id);
    // The password may have changed since it was checked.
    if (account?.passwordHash !== passwordHash)
      throw new DomainError('unauthenticated', MESSAGES.incorrectCredentials);
    if (account.closedAt) throw new DomainError('accountClosed', MESSAGES.accountClosed);
    if (await findTwoFactor(transaction, id)) return openChallenge(context, transaction, id, counter);
    return openSession(context, transaction, account, caller);
  });
}

/**
 * Logs in by email and password [C2]; with a second factor it returns only a `gg2FAToken`. Throws what `checkCredentials`
 * throws and, for a correct password, `forbidden` before the activation and `accountClosed`.
 */
export async function login(
  context: Context,
  credentials: Credentials,
  caller: Caller,
): Promise<LoginTokens> {
  const owner = await checkCredentials(context, credentials, caller);
  if (!owner.account) return rejectInactive(context, owner.signUp);
  const tokens = await continueLogin(context, owner, caller);
  if (tokens.accessToken) await resetAttempts(context, owner.counter);
  return tokens;
}
