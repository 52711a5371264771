import type { ResolvedTransfer, Transfer } from '@hashgrid/contracts';
import { toDecimal } from '../ledger/amounts';
import type { Context } from '../Context';
import { limitRate } from '../rate-limits/limitRate';
import { prepareTransfer } from './prepareTransfer';
import { requireActiveSender } from './requireActiveSender';

/**
 * Returns the cost of a payment without making it; balances are checked when it is made. Throws on the invalid field,
 * and `forbidden` while sending is paused.
 */
export async function resolveTransfer(
  context: Context,
  senderId: string,
  query: Pick<Transfer, 'recipient' | 'token' | 'amount'>,
): Promise<ResolvedTransfer> {
  await limitRate(context, 'recipientsByAccount', senderId);
  await requireActiveSender(context, context.database, senderId);
  const { recipient, amount, fee, decimals } = await prepareTransfer(context.database, senderId, query);
  return { recipient, fee: toDecimal(fee, decimals), total: toDecimal(amount + fee, decimals) };
}
