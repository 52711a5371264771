import type { Exchange, ExchangeReceipt } from '@hashgrid/contracts';
import type { Queries } from '../database/Database';
import { FIELD_MESSAGES } from '../messages';
import { lockAccounts, writeEntry, type LedgerAccount } from '../ledger/ledger.queries';
import { toDecimal, toMinorUnits } from '../ledger/amounts';
import type { Context } from '../Context';
import { limitRate } from '../rate-limits/limitRate';
import { withIdempotency } from '../idempotency/withIdempotency';
import { fieldError } from '../DomainError';
import { swap } from './exchangeRules';
import { prepareExchange } from './prepareExchange';

function accountOf(accounts: LedgerAccount[], token: string, isPlayer: boolean): LedgerAccount {
  const account = accounts.find((row) => row.token === token && (row.playerId !== null) === isPlayer);
  if (!account) throw new Error(`No ${isPlayer ? 'player' : 'pool'} account in ${token}`);
  return account;
}

/** Checks that the player receives at least the agreed amount. Throws on `minReceived`. */
function assertReceivesAtLeast(received: bigint, minimum: string | undefined, decimals: number): void {
  if (minimum === undefined) return;
  const units = toMinorUnits(minimum, decimals);
  if (units === undefined) throw fieldError('minReceived', FIELD_MESSAGES.tooManyDecimals);
  if (received < units) throw fieldError('minReceived', FIELD_MESSAGES.priceChanged);
}

async function swapOnce(
  context: Context,
  queries: Queries,
  { playerId, order }: { playerId: string; order: Exchange },
): Promise<ExchangeReceipt> {
  const { from, to, amount } = await prepareExchange(queries, order);
  const tokens = [from.code, to.code];
  const accounts = await lockAccounts(queries, { tokens, players: [playerId], systems: ['pool'] });
  const [given, taken] = [accountOf(accounts, from.code, true), accountOf(accounts, to.code, true)];
  const [poolIn, poolOut] = [accountOf(accounts, from.code, false), accountOf(accounts, to.code, false)];
  if (given.balance < amount) throw fieldError('amount', FIELD_MESSAGES.insufficientBalance);
  const { fee, received } = swap(amount, { from: poolIn.balance, to: poolOut.balance });
  if (received === 0n) throw fieldError('amount', FIELD_MESSAGES.amountTooSmall);
  assertReceivesAtLeast(received, order.minReceived, to.decimals);
  const createdAt = context.now();
  const id = await writeEntry(queries, {
    kind: 'exchange',
    createdAt,
    legs: [
      { accountId: given.id, amount: -amount },
      { accountId: poolIn.id, amount },
      { accountId: poolOut.id, amount: -received },
      { accountId: taken.id, amount: received },
    ],
  });
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

/** Exchanges one token for the other at the pool's price, once per idempotency key. Throws on the invalid field. */
export async function exchange(
  context: Context,
  { playerId, key, order }: { playerId: string; key: string; order: Exchange },
): Promise<ExchangeReceipt> {
  await limitRate(context, 'exchangesByAccount', playerId);
  const content = ['exchange', order.from, order.to, order.amount, order.minReceived ?? null];
  return withIdempotency(context, { accountId: playerId, key, content }, (queries) =>
    swapOnce(context, queries, { playerId, order }),
  );
}
