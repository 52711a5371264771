import { multiplyDecimals } from '@hashgrid/contracts';

/** How much less than the quote the player takes: one in a hundred. Beyond that the exchange does not happen. */
export const SLIPPAGE_PERCENT = 1;

/** The least that must come out for an exchange to happen. @param decimals of the token that comes */
export const leastReceived = (received: string, decimals: number): string =>
  multiplyDecimals(received, String(1 - SLIPPAGE_PERCENT / 100), decimals);
