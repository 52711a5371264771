import { findRecipientAccount } from '../accounts/accounts.queries';
import type { Caller } from '../caller/Caller';
import { LIFETIMES } from '../config';
import type { Context } from '../Context';
import { hashToken, newToken } from '../cryptography/tokens';
import type { Transaction } from '../database/Database';
import { toEmailRecipient } from '../mail/EmailDraft';
import { sendEmailWithinBudget } from '../mail/sendEmailWithinBudget';
import { addSeconds } from '../addSeconds';
import { addActivationToken } from './activationTokens.queries';
import { composeActivationEmail, composeExistingAccountEmail } from './signUpEmails';
import type { SignUpRow } from './signUps.queries';

/**
 * Emails the activation link of a sign-up or, when the email already has an account, a notice of that to the account's own spelling of
 * it: another spelling may be somebody else's mailbox. Both store a token, so that timing doesn't reveal which was sent; the token for
 * an existing account is never sent.
 */
export async function sendSignUpEmail(
  context: Context,
  transaction: Transaction,
  signUp: Pick<SignUpRow, 'id' | 'username' | 'email' | 'emailKey'>,
  caller: Caller,
): Promise<void> {
  const token = newToken();
  const expiresAt = addSeconds(context.now(), LIFETIMES.activation);
  await addActivationToken(transaction, { hash: hashToken(token), signUpId: signUp.id, expiresAt });
  const account = await findRecipientAccount(transaction, signUp.emailKey);
  const { username, email } = signUp;
  const message = account
    ? composeExistingAccountEmail(context.config, toEmailRecipient(account))
    : composeActivationEmail(context.config, { username, email, language: caller.language }, token);
  await sendEmailWithinBudget(context, transaction, message, account ? 'requested' : 'activation');
}
