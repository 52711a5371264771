import type { RecoveryCodes, TwoFactorProof } from '@hashgrid/contracts';
import { MESSAGES } from '../messages';
import { replaceRecoveryCodes } from './recoveryCodes.queries';
import { findTwoFactor } from './twoFactor.queries';
import { confirmBothFactors } from './confirmBothFactors';
import { runAsOwner } from './runAsOwner';
import type { Context } from '../Context';
import type { Queries } from '../database/Database';
import type { Caller } from '../caller/Caller';
import type { Player } from '../caller/Player';
import { DomainError } from '../DomainError';
import { createRecoveryCodes } from './createRecoveryCodes';
import { decryptRecoverySalt } from './twoFactorSecrets';
import { recordAndNotify } from '../security-log/recordAndNotify';

/** Replaces the recovery codes with new ones. Throws what `confirmBothFactors` and `runAsOwner` throw. */
export async function renewRecoveryCodes(
  context: Context,
  request: { player: Player; proof: TwoFactorProof; caller: Caller },
): Promise<RecoveryCodes> {
  const confirmed = await confirmBothFactors(context, request);
  const { id: accountId } = confirmed.account;
  const readSalt = async (queries: Queries) => {
    const factor = await findTwoFactor(queries, accountId);
    if (!factor) throw new DomainError('conflict', MESSAGES.twoFactorNotEnabled);
    return decryptRecoverySalt(context, factor);
  };
  const salt = await readSalt(context.database);
  const { recoveryCodes, hashes } = await createRecoveryCodes(context, salt);
  await runAsOwner(context, confirmed, async (transaction, account) => {
    // The second factor may have been disabled since the confirmation, and enabled again.
    if ((await readSalt(transaction)) !== salt)
      throw new DomainError('conflict', MESSAGES.twoFactorNotEnabled);
    await replaceRecoveryCodes(transaction, accountId, hashes);
    await recordAndNotify(context, transaction, {
      account,
      kind: 'recoveryCodesCreated',
      caller: request.caller,
    });
  });
  return { recoveryCodes };
}
