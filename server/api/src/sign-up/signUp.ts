import { randomUUID } from 'node:crypto';
import type { SignUp, SignUpResult } from '@hashgrid/contracts';
import { findReferrer } from '../accounts/findReferrer';
import { isReservedUsername } from '../accounts/isReservedUsername';
import { normalizeIdentifier } from '../accounts/normalizeIdentifier';
import { claimUsername } from '../accounts/usernames.queries';
import type { Caller } from '../caller/Caller';
import { LIFETIMES } from '../config';
import type { Context } from '../Context';
import { hashToken } from '../cryptography/tokens';
import { fieldError } from '../DomainError';
import { FIELD_MESSAGES } from '../messages';
import { hashPassword, findWeakness } from '../passwords/passwords';
import { limitRate, refundAttempt } from '../rate-limits/limitRate';
import { addSeconds } from '../addSeconds';
import { getDeviceKey } from '../sessions/getDeviceKey';
import { consumeSignUpProof } from './consumeSignUpProof';
import { sendSignUpEmail } from './sendSignUpEmail';
import { addSignUp } from './signUps.queries';

/**
 * Stores a sign-up and emails its activation link; the account is created when the link is opened. For an email that already has
 * an account, the response and the work are the same, so that they don't reveal the account; only the email that is sent differs.
 * Throws a field error on `username` when it, or one that looks like it, is taken or reserved, one on `password` when it is weak,
 * `rateLimited`, and what `consumeSignUpProof` throws.
 */
export async function signUp(context: Context, form: SignUp, caller: Caller): Promise<SignUpResult> {
  const emailKey = normalizeIdentifier(form.email);
  await limitRate(context, 'signUpsByIpAddress', caller.ipAddress);
  if (isReservedUsername(form.username, context.config.gameName))
    throw fieldError('username', FIELD_MESSAGES.usernameTaken);
  const weakness = findWeakness(form.password, form);
  if (weakness) throw fieldError('password', weakness);
  await limitRate(context, 'signUpsByEmail', emailKey);
  const passwordHash = await hashPassword(context, form.password);
  // An unknown code doesn't prevent the sign-up.
  const referrer = form.referralCode ? await findReferrer(context.database, form.referralCode) : undefined;
  const now = context.now();
  const { username, email, addressProof } = form;
  const device = getDeviceKey(caller) ?? null;
  const row = {
    id: randomUUID(),
    username,
    email,
    emailKey,
    passwordHash,
    referrerId: referrer?.id ?? null,
    device,
  };
  const stored = context.database.transaction(async (transaction) => {
    const proof =
      addressProof && (await consumeSignUpProof(context, transaction, { addressProof, emailKey }, caller));
    const isFree = await claimUsername(transaction, {
      usernameKey: normalizeIdentifier(username),
      emailKey,
      now,
      heldUntil: addSeconds(now, LIFETIMES.signUp),
    });
    if (!isFree) throw fieldError('username', FIELD_MESSAGES.usernameTaken);
    await addSignUp(transaction, {
      ...row,
      address: proof ? proof.address : null,
      addressContractChainId: proof ? proof.contractChainId : null,
      addressProofHash: addressProof ? hashToken(addressProof) : null,
      createdAt: now,
    });
    await sendSignUpEmail(context, transaction, row, caller);
  });
  await stored.catch(async (error: unknown) => {
    // Nothing was stored or sent, so a player who tries one taken username after another isn't locked out.
    await refundAttempt(context, 'signUpsByEmail', emailKey);
    throw error;
  });
  return { id: row.id, resendAfter: LIFETIMES.resend };
}
