import { DEFAULT_TOKEN_SYMBOL, UNKNOWN_SYMBOL, type Token, type Wallet } from '@hashgrid/contracts';
import type { ReceivedTokens, ReceivedWallets } from '@hashgrid/contracts/schemas';

/** Fraction digits of a token without `decimals`. */
const DEFAULT_DECIMALS = 6;

/** Returns wallets keyed by symbol; missing fields get the specification's defaults. */
export function parseWallets({ data }: ReceivedWallets): Record<string, Wallet> {
  return Object.fromEntries(
    (data?.wallets ?? []).map((wallet) => {
      const symbol = wallet?.token?.code || UNKNOWN_SYMBOL;
      const balance = wallet?.balance || '0';
      return [symbol, { symbol, balance, isCurrency: symbol === DEFAULT_TOKEN_SYMBOL }];
    }),
  );
}

/** Returns tokens keyed by code; missing fields get the specification's defaults. */
export function parseTokens({ data }: ReceivedTokens): Record<string, Token> {
  return Object.fromEntries(
    (data?.tokens ?? []).map((token) => {
      const code = token?.code || UNKNOWN_SYMBOL;
      const decimals = token?.decimals ?? DEFAULT_DECIMALS;
      return [code, { code, name: token?.name || code, decimals, price: token?.price || '0' }];
    }),
  );
}
