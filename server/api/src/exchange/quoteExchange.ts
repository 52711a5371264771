import type { ExchangeOrder, ExchangeQuote } from '@hashgrid/contracts';
import { FIELD_MESSAGES } from '../messages';
import { listSystemBalances } from '../ledger/ledger.queries';
import { toDecimal } from '../ledger/amounts';
import type { Context } from '../Context';
import { fieldError } from '../DomainError';
import { priceImpact, swap } from './exchangeRules';
import { prepareExchange } from './prepareExchange';

const RATE_DECIMALS = 8;

/** Returns what an exchange would pay now, without reserving it. Throws on the invalid field. */
export async function quoteExchange({ database }: Context, order: ExchangeOrder): Promise<ExchangeQuote> {
  const { from, to, amount } = await prepareExchange(database, order);
  const pool = new Map((await listSystemBalances(database, 'pool')).map((row) => [row.token, row.balance]));
  const reserves = { from: pool.get(from.code) ?? 0n, to: pool.get(to.code) ?? 0n };
  const { fee, received } = swap(amount, reserves);
  if (received === 0n) throw fieldError('amount', FIELD_MESSAGES.amountTooSmall);
  const scaled = received * 10n ** BigInt(from.decimals + RATE_DECIMALS);
  return {
    from: from.code,
    to: to.code,
    amount: toDecimal(amount, from.decimals),
    fee: toDecimal(fee, from.decimals),
    received: toDecimal(received, to.decimals),
    rate: toDecimal(scaled / (amount * 10n ** BigInt(to.decimals)), RATE_DECIMALS),
    priceImpact: priceImpact(amount, reserves),
  };
}
