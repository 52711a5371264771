import type { Receipt, Transfer } from '@hashgrid/contracts';
import type { Queries, Transaction } from '../database/Database';
import { findAccount, type Account } from '../accounts/accounts.queries';
import { maskName } from '../accounts/maskName';
import { FIELD_MESSAGES } from '../messages';
import { notifyOfPayment } from '../notifications/notifyOfPayment';
import { listBalances, lockAccounts, writeEntry, type Leg } from '../ledger/ledger.queries';
import { toDecimal } from '../ledger/amounts';
import { confirmSending } from '../two-factor/confirmSending';
import type { CodeAttempt } from '../two-factor/prepareTwoFactorCode';
import type { Context } from '../Context';
import type { Caller } from '../caller/Caller';
import { recordPaidPlayer } from '../paid-players/paidPlayers.queries';
import { limitRate } from '../rate-limits/limitRate';
import { notifyRecipient } from './notifyRecipient';
import { runConfirmedOnce } from '../idempotency/runConfirmedOnce';
import { sanitizeText } from '../validation/sanitizeText';
import { prepareTransfer, type PreparedTransfer } from './prepareTransfer';
import { fieldError } from '../DomainError';
import { requireConfirmedSender } from './requireConfirmedSender';
import { requireActiveSender } from './requireActiveSender';

/** Returns the three legs of a transfer and locks its accounts. Throws a field error on `amount` when the balance is too low. */
async function createLegs(queries: Queries, senderId: string, prepared: PreparedTransfer): Promise<Leg[]> {
  const { recipientId, token, amount, fee } = prepared;
  const accounts = await lockAccounts(queries, {
    tokens: [token],
    players: [senderId, recipientId],
    systems: ['treasury'],
  });
  const legs = accounts.map(({ id, playerId, balance }) => {
    if (playerId === senderId && balance < amount + fee)
      throw fieldError('amount', FIELD_MESSAGES.insufficientBalanceWithFee);
    if (playerId === senderId) return { accountId: id, amount: -(amount + fee) };
    return { accountId: id, amount: playerId ? amount : fee };
  });
  if (legs.length !== 3) throw new Error(`A transfer in ${token} needs three accounts, found ${legs.length}`);
  return legs;
}

/** Returns the recipient's account. Throws a field error on `recipient` when it was closed while the payment waited for its locks. */
async function requireOpenRecipient(queries: Queries, recipientId: string): Promise<Account> {
  const recipient = await findAccount(queries, recipientId);
  if (!recipient || recipient.closedAt) throw fieldError('recipient', FIELD_MESSAGES.unknownRecipient);
  return recipient;
}

async function writeTransfer(
  context: Context,
  transaction: Transaction,
  { senderId, order, isCodeChecked }: { senderId: string; order: Transfer; isCodeChecked: boolean },
): Promise<Receipt> {
  const prepared = await prepareTransfer(transaction, senderId, order);
  const legs = await createLegs(transaction, senderId, prepared);
  // Read under the locks, so that the times of an account's legs follow their order.
  const createdAt = context.now();
  const sender = await requireConfirmedSender(context, transaction, { accountId: senderId, isCodeChecked });
  const recipient = await requireOpenRecipient(transaction, prepared.recipientId);
  const id = await writeEntry(transaction, { kind: 'transfer', legs, createdAt, note: order.note });
  const receipt = {
    id,
    recipient: prepared.recipient,
    token: prepared.token,
    amount: toDecimal(prepared.amount, prepared.decimals),
    fee: toDecimal(prepared.fee, prepared.decimals),
    createdAt: createdAt.toISOString(),
  };
  await recordPaidPlayer(transaction, { payerId: senderId, recipientId: recipient.id, at: createdAt });
  await notifyOfPayment(context, transaction, {
    accountId: recipient.id,
    transactionId: id,
    amount: receipt.amount,
    token: receipt.token,
    sender: maskName(sender.username),
  });
  await notifyRecipient(context, transaction, { sender, recipient, receipt });
  return receipt;
}

/** A requested transfer with its idempotency key and its caller. */
export interface TransferRequest {
  senderId: string;
  key: string;
  order: Transfer;
  caller: Caller;
}

/**
 * Validates an order and confirms it, the code last, so that an invalid order uses up no code. Throws a field error for the first
 * invalid field, `forbidden` while sending is paused, and what `confirmSending` throws.
 */
async function confirmOrder(
  context: Context,
  { senderId, order, caller }: TransferRequest,
): Promise<CodeAttempt | undefined> {
  const { database } = context;
  const account = await requireActiveSender(context, database, senderId);
  const { token, amount, fee } = await prepareTransfer(database, senderId, order);
  const balance = (await listBalances(database, senderId)).find(({ code }) => code === token);
  if (!balance || balance.balance < amount + fee)
    throw fieldError('amount', FIELD_MESSAGES.insufficientBalanceWithFee);
  return confirmSending(context, { account, code: order.code, caller });
}

/**
 * Pays another player. Repeating an order with the same key returns the first receipt, pays only once and
 * needs no code; the same key with another order throws `invalid`. A rejected payment leaves its key unused.
 * Throws `forbidden` while sending is paused, and a field error on `code` when a required two-factor code is
 * missing or incorrect.
 */
export async function transfer(context: Context, request: TransferRequest): Promise<Receipt> {
  const { senderId, key, order } = request;
  const note = sanitizeText('note', order.note ?? '') || undefined;
  await limitRate(context, 'recipientsByAccount', senderId);
  const content = ['transfer', order.recipient, order.token, order.amount, order.note ?? null];
  return runConfirmedOnce(
    context,
    { accountId: senderId, key, content },
    {
      confirm: () => confirmOrder(context, request),
      run: (transaction, isCodeChecked) =>
        writeTransfer(context, transaction, { senderId, order: { ...order, note }, isCodeChecked }),
    },
  );
}
