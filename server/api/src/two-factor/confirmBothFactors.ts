import type { TwoFactorProof } from '@hashgrid/contracts';
import { MESSAGES } from '../messages';
import { findTwoFactor } from './twoFactor.queries';
import { confirmPassword } from '../passwords/confirmPassword';
import type { Context } from '../Context';
import type { Queries } from '../database/Database';
import type { Caller } from '../caller/Caller';
import type { Player } from '../caller/Player';
import { limitRate } from '../rate-limits/limitRate';
import { DomainError } from '../DomainError';
import type { ConfirmedOwner } from './ConfirmedOwner';
import { countCode } from './countCode';
import { rejectCode } from './prepareTwoFactorCode';

/**
 * Checks the password and the two-factor code of a logged-in player; `runAsOwner` uses up the code. Incorrect
 * attempts count toward the lockout. Throws a field error on `password` or `code`, `conflict` when two-factor authentication is disabled,
 * and `rateLimited` while the account is locked.
 */
export async function confirmBothFactors(
  context: Context,
  {
    player,
    proof,
    caller,
    isRepeated,
  }: {
    player: Player;
    proof: TwoFactorProof;
    caller: Caller;
    isRepeated?: (queries: Queries) => Promise<boolean>;
  },
): Promise<ConfirmedOwner> {
  const { accountId, sessionId } = player;
  await limitRate(context, 'codesByIpAddress', caller.ipAddress);
  if (!(await findTwoFactor(context.database, accountId)))
    throw new DomainError('conflict', MESSAGES.twoFactorNotEnabled);
  const { password, code } = proof;
  const account = await confirmPassword(context, { accountId, password, field: 'password', caller });
  const counted = await countCode(context, { account, code, caller }, isRepeated);
  // A code that is incorrect from the start uses up nothing else either, such as the nonce of a signed message.
  if (counted.consume === rejectCode) throw counted.error;
  return { account, sessionId, isCodeChecked: true, code: counted };
}
