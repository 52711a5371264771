import type { RecoveryCodes, TwoFactorProof } from '@hashgrid/contracts';
import { MESSAGES } from '../messages';
import { lockAccount } from '../accounts/accounts.queries';
import { replaceRecoveryCodes } from './recoveryCodes.queries';
import { findTwoFactor } from './twoFactor.queries';
import { confirmTwoFactor } from './confirmTwoFactor';
import type { Caller, Context } from '../Context';
import { ProductError } from '../ProductError';
import { hashRecoveryCode, newRecoveryCodes } from './recoveryCodes';
import { recordAndNotify } from '../security-log/recordAndNotify';

/** Puts ten new recovery codes in place of what is left of the old ones. Throws what `confirmTwoFactor` does. */
export async function renewRecoveryCodes(
  context: Context,
  request: { accountId: string; proof: TwoFactorProof; caller: Caller },
): Promise<RecoveryCodes> {
  const account = await confirmTwoFactor(context, request);
  const recoveryCodes = newRecoveryCodes();
  const hashes = await Promise.all(recoveryCodes.map((each) => hashRecoveryCode(context, account.id, each)));
  const announce = await context.database.transaction(async (queries) => {
    await lockAccount(queries, account.id);
    // It may have been turned off since the proof.
    if (!(await findTwoFactor(queries, account.id))) throw new ProductError(409, MESSAGES.twoFactorIsOff);
    await replaceRecoveryCodes(queries, account.id, hashes);
    return recordAndNotify(context, queries, {
      account,
      kind: 'recoveryCodesMade',
      caller: request.caller,
    });
  });
  announce();
  return { recoveryCodes };
}
