import { DEFAULT_TOKEN_SYMBOL } from './constants';
import { addDecimals, multiplyDecimals } from './decimal';
import type { Token, Wallet } from './schemas/types';

/** Values in the currency are truncated to this many fraction digits. */
const VALUE_DECIMALS = 6;

/** A wallet with its value; `price` and `value` are null if no price is known. */
export interface Holding {
  symbol: string;
  name: string;
  balance: string;
  price: string | null;
  /** Balance × price in USDT, a decimal string. */
  value: string | null;
}

/** A player's holdings and their value. */
export interface Portfolio {
  /** The currency (USDT) first, then by symbol. */
  holdings: Holding[];
  /** Exact sum of the known values in USDT. */
  total: string;
  /** Whether every holding has a price, so that `total` covers all of them. */
  isComplete: boolean;
}

function valueWallet(wallet: Wallet, token: Token | undefined): Holding {
  const price = token?.price ?? (wallet.symbol === DEFAULT_TOKEN_SYMBOL ? '1' : null);
  const value = price === null ? null : multiplyDecimals(wallet.balance, price, VALUE_DECIMALS);
  return { symbol: wallet.symbol, name: token?.name ?? wallet.symbol, balance: wallet.balance, price, value };
}

const compareByCurrencyThenSymbol = (left: Wallet, right: Wallet) =>
  Number(right.isCurrency) - Number(left.isCurrency) || left.symbol.localeCompare(right.symbol, 'en');

/** Values a player's wallets at the given prices in decimal arithmetic, without floats; each value is truncated to `VALUE_DECIMALS`. */
export function valuePortfolio(wallets: readonly Wallet[], tokens: Record<string, Token>): Portfolio {
  const holdings = [...wallets]
    .sort(compareByCurrencyThenSymbol)
    .map((wallet) => valueWallet(wallet, tokens[wallet.symbol]));
  return {
    holdings,
    total: addDecimals(...holdings.map(({ value }) => value ?? '0')),
    isComplete: holdings.every(({ value }) => value !== null),
  };
}
