import type { SignUpResult } from '@hashgrid/contracts';
import { LIFETIMES, MAILS_PER_SIGN_UP } from '../config';
import { MESSAGES } from '../messages';
import { countMail, lockSignUp } from './signUps.queries';
import { secondsLater, type Context } from '../Context';
import { mailSignUp } from './mailSignUp';
import { ProductError, waitUntil } from '../ProductError';

/**
 * Mails the link of a sign-up again, with a fresh token [C7]. Throws 429 before the countdown has ended, and 404 for an
 * id that is unknown or too old. The answer does not tell whether the email has an account.
 */
export async function resendActivation(context: Context, id: string): Promise<SignUpResult> {
  const now = context.now();
  const announce = await context.database.transaction(async (queries) => {
    const signUp = await lockSignUp(queries, id);
    if (!signUp || secondsLater(signUp.createdAt, LIFETIMES.signUp) <= now)
      throw new ProductError(404, MESSAGES.resendUnknown);
    const nextAt = secondsLater(
      signUp.mailedAt,
      signUp.mails < MAILS_PER_SIGN_UP ? LIFETIMES.resend : LIFETIMES.activation,
    );
    if (nextAt > now) throw waitUntil(nextAt, now, MESSAGES.resendWait);
    await countMail(queries, id, now);
    return mailSignUp(context, queries, signUp);
  });
  announce();
  return { id, resendAfter: LIFETIMES.resend };
}
