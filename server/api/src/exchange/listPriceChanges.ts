import { DEFAULT_TOKEN_SYMBOL, type PriceChanges } from '@hashgrid/contracts';
import { addSeconds } from '../addSeconds';
import type { Context } from '../Context';
import { DAY_SECONDS } from '../economy';
import { findToken } from '../ledger/findToken';
import { listSystemBalances, listTokens } from '../ledger/ledger.queries';
import { calculatePoolPrice } from './listPrices';
import { listPoolChanges } from './poolHistory.queries';

const CACHE_KEY = 'priceChanges';
const CHANGE_DIGITS = 6;

/** Subtracts the pool's changes of the last day, all of which the ledger records, from its reserves, and compares the prices. */
async function readPriceChanges({ database, now }: Context): Promise<PriceChanges> {
  const currency = await findToken(database, DEFAULT_TOKEN_SYMBOL);
  const tokens = (await listTokens(database)).filter(({ code }) => code !== currency.code);
  const pool = new Map((await listSystemBalances(database, 'pool')).map((row) => [row.token, row.balance]));
  const changed = await listPoolChanges(database, addSeconds(now(), -DAY_SECONDS));
  const dayAgo = new Map(changed.map(({ token, amount }) => [token, (pool.get(token) ?? 0n) - amount]));
  const changes = tokens.map(({ code, decimals }) => {
    const calculatePrice = (reserves: ReadonlyMap<string, bigint>) =>
      Number(
        calculatePoolPrice(
          { decimals, balance: reserves.get(code) ?? 0n },
          { decimals: currency.decimals, balance: reserves.get(currency.code) ?? 0n },
        ),
      );
    const priceBefore = calculatePrice(dayAgo);
    const change = priceBefore > 0 ? calculatePrice(pool) / priceBefore - 1 : 0;
    return { code, change: change.toFixed(CHANGE_DIGITS) };
  });
  return { changes };
}

/** Returns how much prices have changed in 24 hours, or since the pool was filled; shared by all calls of this process. */
export const listPriceChanges = (context: Context): Promise<PriceChanges> =>
  context.reads.share(CACHE_KEY, () => readPriceChanges(context));
