import type { Context } from '../Context';
import type { Transaction } from '../database/Database';
import { countAndCheckRate } from '../rate-limits/limitRate';
import { notify } from './notify';

interface Payment {
  accountId: string;
  /** ID of the ledger entry. */
  transactionId: string;
  amount: string;
  token: string;
  /** Masked name of the player who paid; a top-up has none. */
  sender?: string;
}

/** Notifies a player of received tokens. Payments and top-ups have separate limits, because many small ones could flood the list. */
export async function notifyOfPayment(
  context: Context,
  transaction: Transaction,
  { accountId, ...data }: Payment,
): Promise<void> {
  const limit = data.sender === undefined ? 'topUpNotificationsByAccount' : 'paymentNotificationsByAccount';
  if (!(await countAndCheckRate(context, transaction, limit, accountId))) return;
  const reference = `payments:${data.transactionId}`;
  await notify(context, transaction, { accountId, kind: 'payments', reference, data });
}
