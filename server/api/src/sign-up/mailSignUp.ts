import { LIFETIMES } from '../config';
import type { Queries } from '../database/Database';
import { activationMail, existingAccountMail } from './signUpMails';
import { sendMail } from '../mail/sendMail';
import { findAccountByEmail } from '../accounts/accounts.queries';
import { addActivationToken } from './activationTokens.queries';
import type { SignUpRow } from './signUps.queries';
import { secondsLater, type Context } from '../Context';
import { hashOf, newToken } from '../cryptography/keys';

/**
 * Sends what belongs to a sign-up: a link with a fresh token, or word that there is an account already. A token is
 * stored either way, so that both take the same work; the one for an email in use is told to nobody.
 */
export async function mailSignUp(
  context: Context,
  queries: Queries,
  signUp: Pick<SignUpRow, 'id' | 'username' | 'email' | 'emailKey'>,
): Promise<() => void> {
  const token = newToken();
  const expiresAt = secondsLater(context.now(), LIFETIMES.activation);
  await addActivationToken(queries, { hash: hashOf(token), signUpId: signUp.id, expiresAt });
  const hasAccount = await findAccountByEmail(queries, signUp.emailKey);
  const mail = hasAccount
    ? existingAccountMail(context.config, signUp)
    : activationMail(context.config, signUp, token);
  return sendMail(context, queries, mail);
}
