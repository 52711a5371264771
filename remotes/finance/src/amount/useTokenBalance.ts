import { useFormat, useTokens, useWallets } from '@hashgrid/platform';
import type { TokenBalance } from './validateAmount';

/** Of a token that is not known: the server decides. */
const MAX_DECIMALS = 18;

/** What there is of a token, and how finely it divides. */
export function useTokenBalance(token: string): TokenBalance {
  const { wallets } = useWallets();
  const { tokens } = useTokens();
  const { number } = useFormat();
  const balance = wallets.find(({ symbol }) => symbol === token)?.balance ?? '0';
  const decimals = tokens[token]?.decimals ?? MAX_DECIMALS;
  return { token, balance, decimals, formattedBalance: number(balance, { max: decimals }) };
}
