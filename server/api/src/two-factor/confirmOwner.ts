import type { OwnerProof } from '@hashgrid/contracts';
import type { Account } from '../accounts/accounts.queries';
import type { Caller } from '../caller/Caller';
import type { Context } from '../Context';
import { confirmPassword } from '../passwords/confirmPassword';
import { codeMissingError } from './confirmSending';
import { confirmBothFactors } from './confirmBothFactors';
import { findTwoFactor } from './twoFactor.queries';

/** A player whose password was checked, and the code if there is a second factor. */
export interface ConfirmedOwner {
  account: Account;
  isCodeChecked: boolean;
}

/**
 * Checks the password of a logged-in player, and the code of players with a second factor. Throws a field error on `password`
 * or `code` when it is missing or incorrect, and `rateLimited` while the account is locked.
 */
export async function confirmOwner(
  context: Context,
  { accountId, proof, caller }: { accountId: string; proof: OwnerProof; caller: Caller },
): Promise<ConfirmedOwner> {
  const { password, code } = proof;
  if (!(await findTwoFactor(context.database, accountId))) {
    const account = await confirmPassword(context, { accountId, password, field: 'password', caller });
    return { account, isCodeChecked: false };
  }
  if (code === undefined) throw codeMissingError();
  const account = await confirmBothFactors(context, { accountId, proof: { password, code }, caller });
  return { account, isCodeChecked: true };
}
