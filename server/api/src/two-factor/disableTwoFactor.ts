import type { TwoFactorProof } from '@hashgrid/contracts';
import { LIFETIMES } from '../config';
import { MESSAGES } from '../messages';
import { lockAccount, pauseSends } from '../accounts/accounts.queries';
import { removeTwoFactor } from './twoFactor.queries';
import { confirmTwoFactor } from './confirmTwoFactor';
import { secondsLater, type Caller, type Context } from '../Context';
import { ProductError } from '../ProductError';
import { recordAndNotify } from '../security-log/recordAndNotify';

/** Turns the second factor off and pauses sending for a day. Throws what `confirmTwoFactor` does. */
export async function disableTwoFactor(
  context: Context,
  request: { accountId: string; proof: TwoFactorProof; caller: Caller },
): Promise<void> {
  const account = await confirmTwoFactor(context, request);
  const announce = await context.database.transaction(async (queries) => {
    await lockAccount(queries, account.id);
    if (!(await removeTwoFactor(queries, account.id))) throw new ProductError(409, MESSAGES.twoFactorIsOff);
    await pauseSends(queries, account.id, secondsLater(context.now(), LIFETIMES.sendPause));
    return recordAndNotify(context, queries, {
      account,
      kind: 'twoFactorDisabled',
      caller: request.caller,
    });
  });
  announce();
}
