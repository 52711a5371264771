import { useFormat, useTokens, useWallets } from '@hashgrid/platform';
import { useHasDecimalComma } from './useHasDecimalComma';
import type { TokenBalance } from './validateAmount';

/** Limit for an unknown token; the server validates the amount. */
const MAX_DECIMALS = 18;

/** Returns the player's balance of a token and its number of decimal places. */
export function useTokenBalance(token: string): TokenBalance {
  const { wallets } = useWallets();
  const { tokens } = useTokens();
  const { number } = useFormat();
  const hasDecimalComma = useHasDecimalComma();
  const balance = wallets.find(({ symbol }) => symbol === token)?.balance ?? '0';
  const decimals = tokens[token]?.decimals ?? MAX_DECIMALS;
  return { token, balance, decimals, hasDecimalComma, formattedBalance: number(balance, { max: decimals }) };
}
