import { DEFAULT_TOKEN_SYMBOL, type PriceChanges } from '@hashgrid/contracts';
import { addSeconds } from '../addSeconds';
import type { Context } from '../Context';
import { DAY_SECONDS } from '../economy';
import { findToken } from '../ledger/findToken';
import { listTokens } from '../ledger/ledger.queries';
import { calculatePoolPrice, listPrices } from './listPrices';
import { listReservesAt } from './poolHistory.queries';

const CACHE_KEY = 'pricesDayAgo';
const CHANGE_DIGITS = 6;

/** Returns the prices of a day ago by token, from the reserves that the pool had; those since the pool was filled if it is younger. */
async function readPricesDayAgo({ database, now }: Context): Promise<ReadonlyMap<string, number>> {
  const currency = await findToken(database, DEFAULT_TOKEN_SYMBOL);
  const reserves = await listReservesAt(database, addSeconds(now(), -DAY_SECONDS));
  const balances = new Map(reserves.map(({ token, balance }) => [token, balance]));
  const getReserve = ({ code, decimals }: { code: string; decimals: number }) => ({
    decimals,
    balance: balances.get(code) ?? 0n,
  });
  const tokens = await listTokens(database);
  return new Map(
    tokens.map((token) => [token.code, Number(calculatePoolPrice(getReserve(token), getReserve(currency)))]),
  );
}

/** Formats a change; one that rounds to zero has no sign. */
function formatChange(change: number): string {
  const text = change.toFixed(CHANGE_DIGITS);
  return Number(text) === 0 ? (0).toFixed(CHANGE_DIGITS) : text;
}

/**
 * Returns how much prices have changed in 24 hours, or since the pool was filled. The prices of a day ago are shared by all calls of
 * this process; swaps since then don't change them. The current prices are those of `listPrices`.
 */
export async function listPriceChanges(context: Context): Promise<PriceChanges> {
  const dayAgo = await context.reads.share(CACHE_KEY, () => readPricesDayAgo(context));
  const prices = (await listPrices(context)).filter(({ code }) => code !== DEFAULT_TOKEN_SYMBOL);
  const changes = prices.map(({ code, price }) => {
    const priceBefore = dayAgo.get(code) ?? 0;
    const change = priceBefore > 0 ? Number(price) / priceBefore - 1 : 0;
    return { code, change: formatChange(change) };
  });
  return { changes };
}
