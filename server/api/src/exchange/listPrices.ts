import { DEFAULT_TOKEN_SYMBOL, type Token } from '@hashgrid/contracts';
import { findToken } from '../ledger/findToken';
import { readPoolBalances, type TokenRow } from '../ledger/ledger.queries';
import { listNamedTokens } from '../ledger/listNamedTokens';
import { toDecimal } from '../ledger/amounts';
import { invalidateReservesAfterCommit } from './readSharedReserves';
import type { Context } from '../Context';
import type { Transaction } from '../database/Database';

const CACHE_KEY = 'prices';

/** Decimals of a price. */
const PRICE_DECIMALS = 8;

/** Returns the price of one whole token by the pool's balances (minor units), truncated to eight decimals. */
export function calculatePoolPrice(
  token: { balance: bigint; decimals: number },
  currency: { balance: bigint; decimals: number },
): string {
  if (token.balance === 0n) return '0';
  const scaled = currency.balance * 10n ** BigInt(token.decimals + PRICE_DECIMALS);
  return toDecimal(scaled / (token.balance * 10n ** BigInt(currency.decimals)), PRICE_DECIMALS);
}

async function readPrices(context: Context): Promise<Token[]> {
  const { database } = context;
  const tokens = await listNamedTokens(context);
  const pool = await readPoolBalances(database);
  const getReserve = ({ code, decimals }: TokenRow) => ({ decimals, balance: pool.get(code) ?? 0n });
  const currency = await findToken(database, DEFAULT_TOKEN_SYMBOL);
  return tokens.map((token) => {
    const { code, name, decimals } = token;
    const price = code === currency.code ? '1' : calculatePoolPrice(getReserve(token), getReserve(currency));
    return { code, name, decimals, price };
  });
}

/**
 * Returns all tokens with their USDT prices in the exchange pool, shared by all calls of this process. Swaps in other
 * processes show up to `SHARED_READ_SECONDS` later; quotes and swaps read the pool itself.
 */
export const listPrices = (context: Context): Promise<Token[]> =>
  context.reads.share(CACHE_KEY, () => readPrices(context));

/** Invalidates the cached prices, and the reserves for estimates, once the transaction that changes the pool has committed. */
export function invalidatePricesAfterCommit(context: Context, transaction: Transaction): void {
  transaction.afterCommit(() => context.reads.invalidate(CACHE_KEY));
  invalidateReservesAfterCommit(context, transaction);
}
