import type { TwoFactorProof } from '@hashgrid/contracts';
import { LIFETIMES } from '../config';
import { pauseSends } from '../accounts/accounts.queries';
import { removeTwoFactor } from './twoFactor.queries';
import { confirmBothFactors } from './confirmBothFactors';
import { runAsOwner } from './runAsOwner';
import type { Context } from '../Context';
import { addSeconds } from '../addSeconds';
import type { Caller } from '../caller/Caller';
import type { Player } from '../caller/Player';
import { recordAndNotify } from '../security-log/recordAndNotify';
import { deleteChallenges } from '../sessions/loginChallenges.queries';

/** Disables the second factor, ends pending logins and pauses sending for a day. Throws what `confirmBothFactors` and `runAsOwner` throw. */
export async function disableTwoFactor(
  context: Context,
  request: { player: Player; proof: TwoFactorProof; caller: Caller },
): Promise<void> {
  const confirmed = await confirmBothFactors(context, request);
  await runAsOwner(context, confirmed, async (transaction, account) => {
    await removeTwoFactor(transaction, account.id);
    // Otherwise, the codes of these logins would be reported as incorrect and count toward a lockout.
    await deleteChallenges(transaction, account.id);
    await pauseSends(transaction, account.id, addSeconds(context.now(), LIFETIMES.sendPause));
    await recordAndNotify(context, transaction, {
      account,
      kind: 'twoFactorDisabled',
      caller: request.caller,
    });
  });
}
