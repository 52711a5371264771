import type { Receipt, Transfer } from '@hashgrid/contracts';
import type { Queries } from '../database/Database';
import { FIELD_MESSAGES, MESSAGES } from '../messages';
import { keepAnswer, takeIdempotencyKey } from '../repositories/idempotencyKeys';
import { lockAccounts, writeEntry, type Leg } from '../repositories/ledger';
import { toDecimal } from './amounts';
import type { Context } from './Context';
import { hashOf } from './keys';
import { limitRate } from './limitRate';
import { noticePayment } from './noticePayment';
import { prepareTransfer, type PreparedTransfer } from './prepareTransfer';
import { fieldError, ProductError } from './ProductError';
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
  return { receipt, announce: await noticePayment(context, queries, { sender, recipientId, receipt }) };
}

const bodyHashOf = ({ recipient, token, amount, note }: Transfer) =>
  hashOf(JSON.stringify(['transfer', recipient, token, amount, note ?? null]));

/**
 * Pays another player [C16]. The same key with the same order gives the same receipt and pays once; with another order
 * it throws 422. A refused payment leaves its key free. Throws 403 while the account's sends are paused.
 */
export async function transfer(
  context: Context,
  { senderId, key, order }: { senderId: string; key: string; order: Transfer },
): Promise<Receipt> {
  await limitRate(context, 'recipientsByAccount', senderId);
  const bodyHash = bodyHashOf(order);
  const { receipt, announce } = await context.database.transaction(async (queries) => {
    const idempotency = { accountId: senderId, key, bodyHash };
    const earlier = await takeIdempotencyKey<Receipt>(queries, idempotency, context.now());
    if (earlier && earlier.bodyHash !== bodyHash) throw new ProductError(422, MESSAGES.idempotencyKeyReused);
    if (earlier) return { receipt: earlier.answer, announce: () => undefined };
    const paid = await pay(context, queries, senderId, order);
    await keepAnswer(queries, idempotency, paid.receipt);
    return paid;
  });
  announce();
  return receipt;
}
