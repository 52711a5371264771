import { compareDecimals, isDecimal } from '@hashgrid/contracts';

/** Returns whether an amount is the player's full balance, and not zero. */
export const isFullBalance = (amount: string, balance: string): boolean =>
  isDecimal(amount) && amount !== '0' && compareDecimals(amount, balance) === 0;
