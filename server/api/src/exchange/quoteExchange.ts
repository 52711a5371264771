import type { ExchangeOrder, ExchangeQuote } from '@hashgrid/contracts';
import { toDecimal } from '../ledger/amounts';
import type { Context } from '../Context';
import { calculatePriceImpact } from './exchangeRules';
import { prepareExchange } from './prepareExchange';
import { priceExchange } from './priceExchange';
import { readReserves } from './readReserves';

const RATE_DECIMALS = 8;

/** Returns what an exchange would pay now, without reserving it. Throws a field error for an invalid field. */
export async function quoteExchange({ database }: Context, order: ExchangeOrder): Promise<ExchangeQuote> {
  const prepared = await prepareExchange(database, order);
  const { from, to, amount } = prepared;
  const reserves = await readReserves(database, order);
  const { fee, received } = priceExchange(prepared, { reserves });
  const scaled = received * 10n ** BigInt(from.decimals + RATE_DECIMALS);
  return {
    from: from.code,
    to: to.code,
    amount: toDecimal(amount, from.decimals),
    fee: toDecimal(fee, from.decimals),
    received: toDecimal(received, to.decimals),
    decimals: to.decimals,
    rate: toDecimal(scaled / (amount * 10n ** BigInt(to.decimals)), RATE_DECIMALS),
    priceImpact: calculatePriceImpact(amount, reserves),
  };
}
