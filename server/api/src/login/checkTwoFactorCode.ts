import type { LoginTokens } from '@hashgrid/contracts';
import { findAccount, lockAccount } from '../accounts/accounts.queries';
import { normalizeIdentifier } from '../accounts/normalizeIdentifier';
import type { Caller } from '../caller/Caller';
import { CODES_PER_CHALLENGE } from '../config';
import type { Context } from '../Context';
import { DomainError } from '../DomainError';
import type { AttemptCounter } from '../lockouts/AttemptCounter';
import { resetAttempts, startAttempt, undoAttempt } from '../lockouts/lockout';
import { MESSAGES } from '../messages';
import { limitRate } from '../rate-limits/limitRate';
import { logSecurityEvent } from '../security-log/logSecurityEvent';
import { readToken, type TokenSubject } from '../sessions/accessTokens';
import { countChallengeAttempt, markChallengeUsed } from '../sessions/loginChallenges.queries';
import { consumeTwoFactorCode } from '../two-factor/consumeTwoFactorCode';
import { incorrectCodeError } from '../two-factor/incorrectCodeError';
import { findAttemptSource } from './findAttemptSource';
import { openLoginSession } from './openLoginSession';

/**
 * Opens the session of a completed challenge. Throws `unauthenticated` when a concurrent request has used the
 * challenge, or a new password, closing the account or unlinking the wallet has ended it.
 */
function completeChallenge(
  context: Context,
  { accountId, id }: TokenSubject,
  caller: Caller,
): Promise<{ tokens: LoginTokens; linkedAddress: string | null }> {
  return context.database.transaction(async (transaction) => {
    const account = await lockAccount(transaction, accountId);
    const challenge =
      account && !account.closedAt && (await markChallengeUsed(transaction, id, context.now()));
    if (!challenge) throw new DomainError('unauthenticated', MESSAGES.loginTimedOut);
    const { linkedAddress } = challenge;
    const tokens = await openLoginSession(context, transaction, account, { caller, linkedAddress });
    return { tokens, linkedAddress };
  });
}

/**
 * Completes a login with the second factor: opens a session for its two-factor token and a two-factor or
 * recovery code. A token allows five codes; incorrect ones count toward the lockout. Throws a field error on
 * an incorrect `code`, `unauthenticated` for a token that is invalid or used up, and `rateLimited` while the
 * codes are locked.
 */
export async function checkTwoFactorCode(
  context: Context,
  { token, code, caller }: { token: string; code: string; caller: Caller },
): Promise<LoginTokens> {
  const challenge = await readToken(context, 'twoFactor', token);
  await limitRate(context, 'codesByIpAddress', caller.ipAddress);
  const account = await findAccount(context.database, challenge.accountId);
  if (!account) throw new DomainError('unauthenticated', MESSAGES.loginRequired);
  const source = await findAttemptSource(context, normalizeIdentifier(account.email), caller);
  const counter: AttemptCounter = { factor: 'code', email: account.email, source };
  await startAttempt(context, counter, caller);
  const attempts = await countChallengeAttempt(context.database, challenge.id);
  if (attempts === undefined) throw new DomainError('unauthenticated', MESSAGES.loginTimedOut);
  if (attempts > CODES_PER_CHALLENGE)
    throw new DomainError('unauthenticated', MESSAGES.tooManyIncorrectCodes);
  if (!(await consumeTwoFactorCode(context, { account, code, caller }))) {
    await logSecurityEvent(context, context.database, {
      accountId: account.id,
      kind: 'loginFailed',
      caller,
    });
    throw incorrectCodeError(code);
  }
  const { tokens, linkedAddress } = await completeChallenge(context, challenge, caller);
  await undoAttempt(context, counter);
  // A wallet login doesn't prove the password. If it reset the password's failures, a thief of the wallet
  // could log in after every few guesses and never be locked out.
  if (!linkedAddress) await resetAttempts(context, { ...counter, factor: 'password' });
  return tokens;
}
