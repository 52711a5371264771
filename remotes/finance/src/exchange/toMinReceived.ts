import { countFractionDigits, multiplyDecimals, subtractDecimals } from '@hashgrid/contracts';

/** Slippage tolerance: the swap fails when the price moves against the player by more than this. */
export const SLIPPAGE_PERCENT = 1;

/**
 * Returns the minimum amount that a swap may pay out.
 * @param received amount in the quote
 * @param decimals decimal places of the token to receive; those of `received` while they are unknown, because the server rejects
 * further ones
 */
export const toMinReceived = (received: string, decimals = countFractionDigits(received)): string =>
  subtractDecimals(received, multiplyDecimals(received, String(SLIPPAGE_PERCENT / 100), decimals));
