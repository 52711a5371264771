import type { OwnerProof } from '@hashgrid/contracts';
import type { Caller } from '../caller/Caller';
import type { Player } from '../caller/Player';
import type { Context } from '../Context';
import type { Queries } from '../database/Database';
import { confirmPassword } from '../passwords/confirmPassword';
import { codeMissingError } from './codeMissingError';
import { confirmBothFactors } from './confirmBothFactors';
import type { ConfirmedOwner } from './ConfirmedOwner';
import { findTwoFactor } from './twoFactor.queries';

/** What a logged-in player proves with. */
export interface OwnerConfirmation {
  player: Player;
  proof: OwnerProof;
  caller: Caller;
  /** Returns whether an earlier request with the same content has completed, and used the code; no request counts as one by default. */
  isRepeated?: (queries: Queries) => Promise<boolean>;
}

/**
 * Checks the password of a logged-in player, and the code of players with a second factor, which `runAsOwner` uses up. Throws
 * a field error on `password` or `code` when it is missing or incorrect, and `rateLimited` while the account is locked.
 */
export async function confirmOwner(
  context: Context,
  { player, proof, caller, isRepeated }: OwnerConfirmation,
): Promise<ConfirmedOwner> {
  const { accountId, sessionId } = player;
  const { password, code } = proof;
  if (!(await findTwoFactor(context.database, accountId))) {
    const account = await confirmPassword(context, { accountId, password, field: 'password', caller });
    return { account, sessionId, isCodeChecked: false };
  }
  if (code === undefined) throw codeMissingError();
  return confirmBothFactors(context, { player, proof: { password, code }, caller, isRepeated });
}
