import type { SignUpResult } from '@hashgrid/contracts';
import type { Caller } from '../caller/Caller';
import { LIFETIMES, EMAILS_PER_SIGN_UP } from '../config';
import type { Context } from '../Context';
import { DomainError, rateLimitError } from '../DomainError';
import { MESSAGES } from '../messages';
import { addSeconds } from '../addSeconds';
import { sendSignUpEmail } from './sendSignUpEmail';
import { countEmail, lockSignUp } from './signUps.queries';

/** Returns the seconds to wait after the last of `emails` emails of a sign-up. */
const getResendWait = (emails: number): number =>
  emails < EMAILS_PER_SIGN_UP ? LIFETIMES.resend : LIFETIMES.activation;

/**
 * Emails the link of a sign-up again, with a new token. Throws `rateLimited` before the countdown has ended, and
 * `notFound` for an ID that is unknown or too old. The response doesn't reveal whether the email has an account.
 */
export async function resendActivation(context: Context, id: string, caller: Caller): Promise<SignUpResult> {
  const now = context.now();
  const emails = await context.database.transaction(async (transaction) => {
    const signUp = await lockSignUp(transaction, id);
    if (!signUp || addSeconds(signUp.createdAt, LIFETIMES.signUp) <= now)
      throw new DomainError('notFound', MESSAGES.signUpExpired);
    const nextAt = addSeconds(signUp.emailedAt, getResendWait(signUp.emails));
    if (nextAt > now) throw rateLimitError(nextAt, now, MESSAGES.resendTooEarly);
    await countEmail(transaction, id, now);
    await sendSignUpEmail(context, transaction, signUp, caller);
    return signUp.emails + 1;
  });
  return { id, resendAfter: getResendWait(emails) };
}
