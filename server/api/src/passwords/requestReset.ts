import type { ResetRequest } from '@hashgrid/contracts';
import { findRecipientAccount } from '../accounts/accounts.queries';
import { normalizeIdentifier } from '../accounts/normalizeIdentifier';
import type { Caller } from '../caller/Caller';
import { LIFETIMES } from '../config';
import type { Context } from '../Context';
import { hashToken, newToken } from '../cryptography/tokens';
import { toEmailRecipient } from '../mail/EmailDraft';
import { sendEmailWithinBudget } from '../mail/sendEmailWithinBudget';
import { limitRate } from '../rate-limits/limitRate';
import { addSeconds } from '../addSeconds';
import { composeNoAccountEmail, composeResetEmail } from './resetEmails';
import { addResetToken } from './resetTokens.queries';

/**
 * Emails a link to reset the password. An address without an account gets the same response after the same
 * work, but a different email; the token stored for it is never sent. Earlier links stay valid until they
 * expire, one is used, or the password changes.
 */
export async function requestReset(context: Context, { email }: ResetRequest, caller: Caller): Promise<void> {
  const emailKey = normalizeIdentifier(email);
  await limitRate(context, 'resetsByIpAddress', caller.ipAddress);
  await limitRate(context, 'resetsByEmail', emailKey);
  await context.database.transaction(async (transaction) => {
    const account = await findRecipientAccount(transaction, emailKey);
    const token = newToken();
    await addResetToken(transaction, {
      hash: hashToken(token),
      accountId: account?.id ?? null,
      expiresAt: addSeconds(context.now(), LIFETIMES.reset),
    });
    const message = account
      ? composeResetEmail(context.config, toEmailRecipient(account), token)
      : composeNoAccountEmail(context.config, { email, language: caller.language });
    await sendEmailWithinBudget(context, transaction, message, account ? 'recovery' : 'requested');
  });
}
