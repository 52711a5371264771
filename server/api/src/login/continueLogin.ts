import { randomUUID } from 'node:crypto';
import type { LoginTokens } from '@hashgrid/contracts';
import { lockAccount, type Account } from '../accounts/accounts.queries';
import { LIFETIMES } from '../config';
import type { Context } from '../Context';
import type { Queries, Transaction } from '../database/Database';
import { DomainError } from '../DomainError';
import type { AttemptCounter } from '../lockouts/AttemptCounter';
import { rejectLocked } from '../lockouts/lockout';
import { MESSAGES } from '../messages';
import { addSeconds } from '../addSeconds';
import { signToken } from '../sessions/accessTokens';
import { addChallenge } from '../sessions/loginChallenges.queries';
import type { LoginSource } from '../sessions/openSession';
import { findTwoFactor } from '../two-factor/twoFactor.queries';
import { openLoginSession } from './openLoginSession';

/** A login whose owner was confirmed with the password or a wallet. */
export interface ConfirmedLogin extends LoginSource {
  accountId: string;
  counter: AttemptCounter;
  /** Returns whether the proof is still valid once the row of the account is locked: it may have changed since it was checked. */
  isStillValid(transaction: Transaction, account: Account): boolean | Promise<boolean>;
  /** Message of the error when `isStillValid` returns false. */
  outdatedMessage: string;
}

/** Opens the challenge for the second factor and returns its token. Throws `rateLimited` while the codes are locked. */
async function openChallenge(
  context: Context,
  queries: Queries,
  { accountId, counter, linkedAddress }: ConfirmedLogin,
): Promise<LoginTokens> {
  await rejectLocked(context, queries, { ...counter, factor: 'code' });
  const id = randomUUID();
  const expiresAt = addSeconds(context.now(), LIFETIMES.twoFactorToken);
  await addChallenge(queries, { id, accountId, expiresAt, linkedAddress });
  return { gg2FAToken: await signToken(context, 'twoFactor', { accountId, id }) };
}

/**
 * Opens the session of a login or, with a second factor, returns only a `gg2FAToken`. Throws
 * `unauthenticated` when the proof is no longer valid, `accountClosed`, and `rateLimited` while the codes are
 * locked.
 */
export function continueLogin(context: Context, login: ConfirmedLogin): Promise<LoginTokens> {
  return context.database.transaction(async (transaction) => {
    const account = await lockAccount(transaction, login.accountId);
    if (!account || !(await login.isStillValid(transaction, account)))
      throw new DomainError('unauthenticated', login.outdatedMessage);
    if (account.closedAt) throw new DomainError('accountClosed', MESSAGES.accountClosed);
    if (await findTwoFactor(transaction, account.id)) return openChallenge(context, transaction, login);
    return openLoginSession(context, transaction, account, login);
  });
}
