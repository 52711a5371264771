import { compareDecimals, subtractDecimals } from '@hashgrid/contracts';
import { useWallets } from '@hashgrid/platform';

interface Affordability {
  /** Decimal string; null while it is unknown. */
  balance: string | null;
  /** Amount that the balance lacks to cover the cost, a decimal string; null if the balance is enough or unknown. */
  missing: string | null;
  /** True while the balance is unknown, because the server checks it too. */
  isEnough: boolean;
}

/** Compares the player's balance of a token with a cost, a decimal string. */
export function useAffordability(token: string, cost: string): Affordability {
  const { wallets } = useWallets();
  const balance = wallets.find(({ symbol }) => symbol === token)?.balance ?? null;
  const isShort = balance !== null && compareDecimals(balance, cost) < 0;
  return { balance, missing: isShort ? subtractDecimals(cost, balance) : null, isEnough: !isShort };
}
