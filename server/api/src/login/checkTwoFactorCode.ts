import type { LoginTokens } from '@hashgrid/contracts';
import { findAccount, lockAccount } from '../accounts/accounts.queries';
import { normalizeIdentifier } from '../accounts/normalizeIdentifier';
import type { Caller } from '../caller/Caller';
import { CODES_PER_CHALLENGE } from '../config';
import type { Context } from '../Context';
import { DomainError } from '../DomainError';
import type { AttemptCounter } from '../lockouts/AttemptCounter';
import { checkAttempt } from '../lockouts/lockout';
import { MESSAGES } from '../messages';
import { limitRate } from '../rate-limits/limitRate';
import { logSecurityEvent } from '../security-log/logSecurityEvent';
import { readToken, type TokenSubject } from '../sessions/accessTokens';
import { countChallengeAttempt, markChallengeUsed } from '../sessions/loginChallenges.queries';
import { prepareTwoFactorCode, rejectCode, type ConsumeCode } from '../two-factor/prepareTwoFactorCode';
import { incorrectCodeError } from '../two-factor/incorrectCodeError';
import { findAttemptSource } from './findAttemptSource';
import { openLoginSession } from './openLoginSession';

/** The code and the attempt that it is counted as. */
interface CodeLogin {
  challenge: TokenSubject;
  consumeCode: ConsumeCode;
  counter: AttemptCounter;
  caller: Caller;
}

/**
 * Marks the code as used, completes the challenge and opens its session, all or nothing: a recovery code isn't lost when the
 * login fails. Returns undefined when the code is incorrect. Throws `unauthenticated` when a concurrent request has used the
 * challenge, or a new password, closing the account or unlinking the wallet has ended it.
 */
function completeChallenge(
  context: Context,
  { challenge: { accountId, id }, consumeCode, counter, caller }: CodeLogin,
): Promise<LoginTokens | undefined> {
  return context.database.transaction(async (transaction) => {
    const account = await lockAccount(transaction, accountId);
    if (!(await consumeCode(transaction))) return undefined;
    const challenge =
      account && !account.closedAt && (await markChallengeUsed(transaction, id, context.now()));
    if (!challenge) throw new DomainError('unauthenticated', MESSAGES.loginTimedOut);
    const { linkedAddress } = challenge;
    return openLoginSession(context, transaction, account, { caller, linkedAddress, counter });
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
  const attempts = await countChallengeAttempt(context.database, challenge.id);
  // A login that is over counts nothing toward the lockout, so that repeating a lost response can't lock the codes.
  if (attempts === undefined) throw new DomainError('unauthenticated', MESSAGES.loginTimedOut);
  const consumeCode = await checkAttempt(
    context,
    { counter, caller },
    async () => {
      // Counts nothing toward the lockout either, because the code isn't checked.
      if (attempts > CODES_PER_CHALLENGE)
        throw new DomainError('unauthenticated', MESSAGES.tooManyIncorrectCodes);
      return prepareTwoFactorCode(context, { account, code, caller });
    },
    (consume) => consume !== rejectCode,
  );
  const tokens = await completeChallenge(context, { challenge, consumeCode, counter, caller });
  if (tokens) return tokens;
  await logSecurityEvent(context, context.database, { accountId: account.id, kind: 'loginFailed', caller });
  throw incorrectCodeError(code);
}
