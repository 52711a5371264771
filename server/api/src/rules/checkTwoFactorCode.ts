import type { LoginTokens } from '@hashgrid/contracts';
import { CODES_PER_CHALLENGE } from '../config';
import { MESSAGES } from '../messages';
import { findAccount } from '../repositories/accounts';
import { countChallengeAttempt, spendChallenge } from '../repositories/twoFactor';
import { readToken } from './accessTokens';
import type { Caller, Context } from './Context';
import { limitRate } from './limitRate';
import { forgiveAttempts, startAttempt } from './lockout';
import { openSession } from './openSession';
import { fieldError, ProductError } from './ProductError';
import { takeTwoFactorCode } from './takeTwoFactorCode';

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
  if (!(await takeTwoFactorCode(context, { account, code, caller })))
    throw fieldError('code', MESSAGES.wrongCode);
  if (!(await spendChallenge(context.database, challenge.id, context.now())))
    throw new ProductError(401, MESSAGES.twoFactorTimeout);
  await forgiveAttempts(context, account.email);
  return openSession(context, account.id, caller);
}
