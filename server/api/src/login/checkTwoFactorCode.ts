import type { LoginTokens } from '@hashgrid/contracts';
import { CODES_PER_CHALLENGE } from '../config';
import { MESSAGES } from '../messages';
import { findAccount, lockAccount } from '../accounts/accounts.queries';
import { countChallengeAttempt, spendChallenge } from '../two-factor/twoFactor.queries';
import { readToken, type TokenSubject } from '../sessions/accessTokens';
import type { Caller, Context } from '../Context';
import { limitRate } from '../rate-limits/limitRate';
import { resetAttempts, startAttempt } from '../lockouts/lockout';
import { logSecurityEvent } from '../security-log/logSecurityEvent';
import { openSession, type SignInStep } from '../sessions/openSession';
import { fieldError, ProductError } from '../ProductError';
import { takeTwoFactorCode } from '../two-factor/takeTwoFactorCode';

/** Opens the session of a sign-in that has passed; one that a new password or a closed account ended in between throws. */
function endChallenge(
  context: Context,
  { accountId, id }: TokenSubject,
  caller: Caller,
): Promise<SignInStep> {
  return context.database.transaction(async (queries) => {
    const account = await lockAccount(queries, accountId);
    if (!account || account.closedAt || !(await spendChallenge(queries, id, context.now())))
      throw new ProductError(401, MESSAGES.twoFactorTimeout);
    return openSession(context, queries, account, caller);
  });
}

/**
 * Ends a login that needs a second factor [C14]: the token of `login` and a code, or a recovery code, give a session.
 * Five codes a token; wrong ones count towards the account's lock. Throws on `code` when it is wrong.
 */
export async function checkTwoFactorCode(
  context: Context,
  { token, code, caller }: { token: string; code: string; caller: Caller },
): Promise<LoginTokens> {
  const challenge = await readToken(context, 'twoFactor', token);
  await limitRate(context, 'codesByAddress', caller.address);
  const account = await findAccount(context.database, challenge.accountId);
  if (!account) throw new ProductError(401, MESSAGES.signInFirst);
  await startAttempt(context, account.email, caller);
  const attempts = await countChallengeAttempt(context.database, challenge.id);
  if (attempts === undefined) throw new ProductError(401, MESSAGES.twoFactorTimeout);
  if (attempts > CODES_PER_CHALLENGE) throw new ProductError(401, MESSAGES.twoFactorTooMany);
  if (!(await takeTwoFactorCode(context, { account, code, caller }))) {
    await logSecurityEvent(context, context.database, {
      accountId: account.id,
      kind: 'signInFailed',
      caller,
    });
    throw fieldError('code', MESSAGES.wrongCode);
  }
  const { tokens, announce } = await endChallenge(context, challenge, caller);
  await resetAttempts(context, account.email);
  announce();
  return tokens;
}
