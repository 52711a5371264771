import type { ResetRequest } from '@hashgrid/contracts';
import { LIFETIMES } from '../config';
import { noAccountMail, resetMail } from './resetMails';
import { sendMail } from '../mail/sendMail';
import { findAccountByEmail } from '../accounts/accounts.queries';
import { addResetToken } from './resetTokens.queries';
import { secondsLater, type Caller, type Context } from '../Context';
import { hashOf, keyOf, newToken } from '../cryptography/keys';
import { limitRate } from '../rate-limits/limitRate';

/**
 * Mails a link that sets a new password [C6]. An email without an account gets the same answer after the same work, and
 * another mail; the token stored for it is told to nobody. Links asked for before stay good until one is used.
 */
export async function requestReset(context: Context, { email }: ResetRequest, caller: Caller): Promise<void> {
  const emailKey = keyOf(email);
  await limitRate(context, 'resetsByAddress', caller.address);
  await limitRate(context, 'resetsByEmail', emailKey);
  const announce = await context.database.transaction(async (queries) => {
    const account = await findAccountByEmail(queries, emailKey);
    const token = newToken();
    await addResetToken(queries, {
      hash: hashOf(token),
      accountId: account?.id ?? null,
      expiresAt: secondsLater(context.now(), LIFETIMES.reset),
    });
    const mail = account ? resetMail(context.config, account, token) : noAccountMail(context.config, email);
    return sendMail(context, queries, mail);
  });
  announce();
}
