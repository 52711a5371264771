import type { Receipt, Transfer } from '@hashgrid/contracts';
import type { Queries } from '../database/Database';
import { FIELD_MESSAGES } from '../messages';
import { isKeyUsed } from '../idempotency/idempotencyKeys.queries';
import { listBalances, lockAccounts, writeEntry, type Leg } from '../ledger/ledger.queries';
import { findTwoFactor } from '../two-factor/twoFactor.queries';
import { toDecimal } from '../ledger/amounts';
import { codeNeeded, confirmSending } from '../two-factor/confirmSending';
import type { Caller, Context } from '../Context';
import { limitRate } from '../rate-limits/limitRate';
import { notifyRecipient } from './notifyRecipient';
import { withIdempotency } from '../idempotency/withIdempotency';
import { prepareTransfer, type PreparedTransfer } from './prepareTransfer';
import { fieldError } from '../ProductError';
import { readSender } from './readSender';

/** The three legs of a payment, its accounts locked. Throws on `amount` when the sender has too little. */
async function legsOf(queries: Queries, senderId: string, payment: PreparedTransfer): Promise<Leg[]> {
  const { recipientId, token, amount, fee } = payment;
  const accounts = await lockAccounts(queries, {
    tokens: [token],
    players: [senderId, recipientId],
    systems: ['treasury'],
  });
  const legs = accounts.map(({ id, playerId, balance }) => {
    if (playerId === senderId && balance < amount + fee)
      throw fieldError('amount', FIELD_MESSAGES.amountTooMuch);
    if (playerId === senderId) return { accountId: id, amount: -(amount + fee) };
    return { accountId: id, amount: playerId ? amount : fee };
  });
  if (legs.length !== 3) throw new Error(`A payment in ${token} needs three accounts, found ${legs.length}`);
  return legs;
}

/** A receipt, and word to the recipient that goes out once the payment has committed. */
interface Paid {
  receipt: Receipt;
  announce: () => void;
}

async function pay(context: Context, queries: Queries, senderId: string, order: Transfer): Promise<Paid> {
  const sender = await readSender(context, queries, senderId);
  const payment = await prepareTransfer(queries, senderId, order);
  const createdAt = context.now();
  const legs = await legsOf(queries, senderId, payment);
  const id = await writeEntry(queries, { kind: 'transfer', legs, createdAt, note: order.note });
  const receipt = {
    id: id!,
    recipient: payment.recipient,
    token: payment.token,
    amount: toDecimal(payment.amount, payment.decimals),
    fee: toDecimal(payment.fee, payment.decimals),
    createdAt: createdAt.toISOString(),
  };
  const { recipientId } = payment;
  return { receipt, announce: await notifyRecipient(context, queries, { sender, recipientId, receipt }) };
}

/** A payment that somebody wants to make, by which key and from where. */
export interface TransferRequest {
  senderId: string;
  key: string;
  order: Transfer;
  caller: Caller;
}

/** Asks for the second factor, once everything else is right: a code is good for one try. */
async function confirmOrder(context: Context, { senderId, order, caller }: TransferRequest): Promise<void> {
  const { database } = context;
  const account = await readSender(context, database, senderId);
  const { token, amount, fee } = await prepareTransfer(database, senderId, order);
  const own = (await listBalances(database, senderId)).find(({ code }) => code === token);
  if (!own || own.balance < amount + fee) throw fieldError('amount', FIELD_MESSAGES.amountTooMuch);
  await confirmSending(context, { account, code: order.code, caller });
}

/**
 * Pays another player [C16]. The same key with the same order gives the same receipt and pays once, no code needed again;
 * with another order it throws 422. A refused payment leaves its key free. Throws 403 while the account's sends are
 * paused, on `code` (5003 when it is missing) for a player with a second factor.
 */
export async function transfer(context: Context, wish: TransferRequest): Promise<Receipt> {
  const { senderId, key, order } = wish;
  await limitRate(context, 'recipientsByAccount', senderId);
  const isRepeated = await isKeyUsed(context.database, { accountId: senderId, key });
  if (!isRepeated) await confirmOrder(context, wish);
  const content = ['transfer', order.recipient, order.token, order.amount, order.note ?? null];
  let announce = () => undefined as void;
  const receipt = await withIdempotency(context, { accountId: senderId, key, content }, async (queries) => {
    // The key was dropped for its age since the look at it: what seemed a repetition would pay, and nobody confirmed it.
    if (isRepeated && (await findTwoFactor(queries, senderId))) throw codeNeeded();
    const paid = await pay(context, queries, senderId, order);
    announce = paid.announce;
    return paid.receipt;
  });
  announce();
  return receipt;
}
