import { maskName } from '../accounts/maskName';
import type { Referral } from '@hashgrid/contracts';
import { MESSAGES } from '../messages';
import { findReferrer } from '../accounts/findReferrer';
import type { Context } from '../Context';
import type { Caller } from '../caller/Caller';
import { limitRate } from '../rate-limits/limitRate';
import { DomainError } from '../DomainError';

/** Returns the masked name of the player with this referral code. Throws `notFound` for an unknown code. */
export async function findReferral(context: Context, code: string, caller: Caller): Promise<Referral> {
  await limitRate(context, 'referralsByIpAddress', caller.ipAddress);
  const account = await findReferrer(context.database, code);
  if (!account) throw new DomainError('notFound', MESSAGES.unknownReferralCode);
  return { code: account.referralCode, invitedBy: maskName(account.username) };
}
