import { compareDecimals, isDecimal } from '@hashgrid/contracts';

/** Whether an amount is all that the player has. */
export const isFullBalance = (amount: string, balance: string): boolean =>
  isDecimal(amount) && amount !== '0' && compareDecimals(amount, balance) === 0;
