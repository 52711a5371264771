import { randomUUID } from 'node:crypto';
import type { SignUp, SignUpResult } from '@hashgrid/contracts';
import { LIFETIMES } from '../config';
import { FIELD_MESSAGES } from '../messages';
import { findAccountByReferralCode } from '../accounts/accounts.queries';
import { addSignUp } from './signUps.queries';
import { claimUsername } from '../accounts/usernames.queries';
import { secondsLater, type Caller, type Context } from '../Context';
import { keyOf } from '../cryptography/keys';
import { limitRate } from '../rate-limits/limitRate';
import { hashPassword, weaknessOf } from '../passwords/passwords';
import { fieldError } from '../ProductError';
import { mailSignUp } from './mailSignUp';

/** The account behind a referral code; an unknown code, or that of a closed account, invites nobody and blocks nothing. */
async function referrerOf({ database }: Context, code: string | undefined): Promise<string | null> {
  if (!code) return null;
  const account = await findAccountByReferralCode(database, code.trim().toUpperCase());
  return account && !account.closedAt ? account.id : null;
}

/**
 * Takes a sign-up and mails its link [A11]. There is no account until the link is opened. An email that has an account
 * gets the same answer, after the same work, and another mail. Throws on `username` when the name is taken.
 */
export async function signUp(context: Context, form: SignUp, caller: Caller): Promise<SignUpResult> {
  const emailKey = keyOf(form.email);
  await limitRate(context, 'signUpsByAddress', caller.address);
  const weakness = weaknessOf(form.password, form);
  if (weakness) throw fieldError('password', weakness);
  await limitRate(context, 'signUpsByEmail', emailKey);
  const passwordHash = await hashPassword(context, form.password);
  const referrerId = await referrerOf(context, form.referralCode);
  const now = context.now();
  const row = {
    id: randomUUID(),
    username: form.username,
    email: form.email,
    emailKey,
    passwordHash,
    referrerId,
  };
  const announce = await context.database.transaction(async (queries) => {
    const heldUntil = secondsLater(now, LIFETIMES.signUp);
    const isFree = await claimUsername(queries, {
      usernameKey: keyOf(form.username),
      emailKey,
      now,
      heldUntil,
    });
    if (!isFree) throw fieldError('username', FIELD_MESSAGES.usernameTaken);
    await addSignUp(queries, { ...row, createdAt: now });
    return mailSignUp(context, queries, row);
  });
  announce();
  return { id: row.id, resendAfter: LIFETIMES.resend };
}
