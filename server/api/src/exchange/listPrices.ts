import { DEFAULT_TOKEN_SYMBOL, type Token } from '@hashgrid/contracts';
import { listSystemBalances, listTokens } from '../ledger/ledger.queries';
import { toDecimal } from '../ledger/amounts';
import type { Context } from '../Context';

/** Decimals of a price. */
const PRICE_DECIMALS = 8;

/** The price of one whole token that the pool's two balances (minor units) stand for, cut after eight decimals. */
export function poolPrice(
  token: { balance: bigint; decimals: number },
  currency: { balance: bigint; decimals: number },
): string {
  if (token.balance === 0n) return '0';
  const scaled = currency.balance * 10n ** BigInt(token.decimals + PRICE_DECIMALS);
  return toDecimal(scaled / (token.balance * 10n ** BigInt(currency.decimals)), PRICE_DECIMALS);
}

/** All tokens with their prices in USDT, which the exchange pool sets [C13]. */
export async function listPrices({ database }: Context): Promise<Token[]> {
  const tokens = await listTokens(database);
  const pool = new Map((await listSystemBalances(database, 'pool')).map((row) => [row.token, row.balance]));
  const reserves = tokens.map(({ code, decimals }) => ({ code, decimals, balance: pool.get(code) ?? 0n }));
  const currency = reserves.find(({ code }) => code === DEFAULT_TOKEN_SYMBOL)!;
  return tokens.map(({ code, name, decimals }) => {
    const token = reserves.find((reserve) => reserve.code === code)!;
    return { code, name, decimals, price: code === currency.code ? '1' : poolPrice(token, currency) };
  });
}
