import type { Account } from '../accounts/accounts.queries';
import { findTwoFactor } from './twoFactor.queries';
import type { Context } from '../Context';
import type { Caller } from '../caller/Caller';
import { limitRate } from '../rate-limits/limitRate';
import { codeMissingError } from './codeMissingError';
import type { CodeAttempt } from './prepareTwoFactorCode';

/**
 * Returns the unchecked code of a player who sends tokens, for `countCode`, or undefined for players without a second factor.
 * Throws `codeMissingError`, and `rateLimited` for an IP address that sends too many codes.
 */
export async function confirmSending(
  context: Context,
  { account, code, caller }: { account: Account; code?: string; caller: Caller },
): Promise<CodeAttempt | undefined> {
  if (!(await findTwoFactor(context.database, account.id))) return undefined;
  if (code === undefined) throw codeMissingError();
  await limitRate(context, 'codesByIpAddress', caller.ipAddress);
  return { account, code, caller };
}
