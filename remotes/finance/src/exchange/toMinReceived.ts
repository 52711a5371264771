import { multiplyDecimals } from '@hashgrid/contracts';

/** Slippage tolerance: the swap fails when the price moves against the player by more than this. */
export const SLIPPAGE_PERCENT = 1;

/**
 * Returns the minimum amount that a swap may pay out.
 * @param received amount in the quote
 * @param decimals decimal places of the token to receive
 */
export const toMinReceived = (received: string, decimals: number): string =>
  multiplyDecimals(received, String(1 - SLIPPAGE_PERCENT / 100), decimals);
