import type { Exchange, ExchangeReceipt } from '@hashgrid/contracts';
import type { Transaction } from '../database/Database';
import { FIELD_MESSAGES } from '../messages';
import { lockAccounts, writeEntry, type LedgerAccount } from '../ledger/ledger.queries';
import { toDecimal } from '../ledger/amounts';
import type { Context } from '../Context';
import { limitRate } from '../rate-limits/limitRate';
import { runConfirmedOnce } from '../idempotency/runConfirmedOnce';
import { fieldError } from '../DomainError';
import { assertConfirmed, confirmExchange, type ExchangeRequest } from './confirmExchange';
import { invalidatePricesAfterCommit } from './listPrices';
import { prepareExchange } from './prepareExchange';
import { priceExchange } from './priceExchange';

function findAccount(accounts: LedgerAccount[], token: string, isPlayer: boolean): LedgerAccount {
  const account = accounts.find((row) => row.token === token && (row.playerId !== null) === isPlayer);
  if (!account) throw new Error(`No ${isPlayer ? 'player' : 'pool'} account in ${token}`);
  return account;
}

async function exchangeOnce(
  context: Context,
  transaction: Transaction,
  { playerId, order, isCodeChecked }: { playerId: string; order: Exchange; isCodeChecked: boolean },
): Promise<ExchangeReceipt> {
  const prepared = await prepareExchange(transaction, order);
  const { from, to, amount } = prepared;
  const tokens = [from.code, to.code];
  const accounts = await lockAccounts(transaction, { tokens, players: [playerId], systems: ['pool'] });
  const [paidFrom, paidInto] = [findAccount(accounts, from.code, true), findAccount(accounts, to.code, true)];
  const [poolIn, poolOut] = [findAccount(accounts, from.code, false), findAccount(accounts, to.code, false)];
  if (paidFrom.balance < amount) throw fieldError('amount', FIELD_MESSAGES.insufficientBalance);
  const reserves = { from: poolIn.balance, to: poolOut.balance };
  const priced = priceExchange(prepared, { reserves, minReceived: order.minReceived });
  await assertConfirmed(context, transaction, { playerId, isCodeChecked, prepared, priced, reserves });
  const { fee, received } = priced;
  const createdAt = context.now();
  const id = await writeEntry(transaction, {
    kind: 'exchange',
    createdAt,
    legs: [
      { accountId: paidFrom.id, amount: -amount },
      { accountId: poolIn.id, amount },
      { accountId: poolOut.id, amount: -received },
      { accountId: paidInto.id, amount: received },
    ],
  });
  invalidatePricesAfterCommit(context, transaction);
  return {
    id,
    from: from.code,
    to: to.code,
    amount: toDecimal(amount, from.decimals),
    fee: toDecimal(fee, from.decimals),
    received: toDecimal(received, to.decimals),
    createdAt: createdAt.toISOString(),
  };
}

/**
 * Exchanges one token for the other at the pool's price, once per idempotency key. Above the daily limit it
 * is confirmed like a payment: throws `forbidden` while sending is paused, and a field error on `code` when a
 * required two-factor code is missing or incorrect. Also throws a field error for any other invalid field.
 */
export async function exchange(context: Context, request: ExchangeRequest): Promise<ExchangeReceipt> {
  const { playerId, key, order } = request;
  await limitRate(context, 'exchangesByAccount', playerId);
  const content = ['exchange', order.from, order.to, order.amount, order.minReceived];
  return runConfirmedOnce(
    context,
    { accountId: playerId, key, content },
    {
      confirm: () => confirmExchange(context, request),
      run: (transaction, isCodeChecked) =>
        exchangeOnce(context, transaction, { playerId, order, isCodeChecked }),
    },
  );
}
