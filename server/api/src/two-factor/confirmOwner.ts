import type { OwnerProof } from '@hashgrid/contracts';
import type { Account } from '../accounts/accounts.queries';
import type { Caller } from '../caller/Caller';
import type { Context } from '../Context';
import { confirmPassword } from '../passwords/confirmPassword';
import { codeMissingError } from './confirmSending';
import { confirmTwoFactor } from './confirmTwoFactor';
import { findTwoFactor } from './twoFactor.queries';

/**
 * Checks the password of a logged-in player, and the code of players with a second factor. Throws on `password` or `code`
 * when it is missing or incorrect, `rateLimited` while the account is locked.
 */
export async function confirmOwner(
  context: Context,
  { accountId, proof, caller }: { accountId: string; proof: OwnerProof; caller: Caller },
): Promise<Account> {
  const { password, code } = proof;
  if (!(await findTwoFactor(context.database, accountId)))
    return confirmPassword(context, { accountId, password, field: 'password', caller });
  if (code === undefined) throw codeMissingError();
  return confirmTwoFactor(context, { accountId, proof: { password, code }, caller });
}
