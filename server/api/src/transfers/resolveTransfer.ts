import type { ResolvedTransfer, Transfer } from '@hashgrid/contracts';
import { toDecimal } from '../ledger/amounts';
import type { Context } from '../Context';
import { limitRate } from '../rate-limits/limitRate';
import { prepareTransfer } from './prepareTransfer';
import { requireActiveSender } from './requireActiveSender';

/**
 * Returns the recipient, fee and total of a transfer without making it. The balance is checked only when it is made. Throws a
 * field error for the first invalid field, and `forbidden` while sending is paused.
 */
export async function resolveTransfer(
  context: Context,
  senderId: string,
  order: Pick<Transfer, 'recipient' | 'token' | 'amount'>,
): Promise<ResolvedTransfer> {
  await limitRate(context, 'recipientsByAccount', senderId);
  await requireActiveSender(context, context.database, senderId);
  const { recipient, amount, fee, decimals } = await prepareTransfer(context.database, senderId, order);
  return { recipient, fee: toDecimal(fee, decimals), total: toDecimal(amount + fee, decimals) };
}
