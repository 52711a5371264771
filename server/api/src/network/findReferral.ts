import type { Referral } from '@hashgrid/contracts';
import { MESSAGES } from '../messages';
import { findAccountByReferralCode } from '../accounts/accounts.queries';
import type { Caller, Context } from '../Context';
import { limitRate } from '../rate-limits/limitRate';
import { ProductError } from '../ProductError';

/** First and last letter; what is between is neither shown nor counted. */
export const maskName = (name: string) => `${name.slice(0, 1)}***${name.slice(-1)}`;

/** Who invites with this code, masked. Throws 404 for a code that nobody has. */
export async function findReferral(context: Context, code: string, caller: Caller): Promise<Referral> {
  await limitRate(context, 'referralsByAddress', caller.address);
  const account = await findAccountByReferralCode(context.database, code.trim().toUpperCase());
  if (!account || account.closedAt) throw new ProductError(404, MESSAGES.referralUnknown);
  return { code: account.referralCode, invitedBy: maskName(account.username) };
}
