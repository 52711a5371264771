import { normalizeDecimal } from '@hashgrid/contracts';

/**
 * Returns the decimal places to show of the inverse of a rate: 8, as the API's rates have, for an inverse up to 1; 2 for a larger
 * one, where further digits would exceed a float's precision.
 */
const getDecimals = (rate: number) => (rate >= 1 ? 8 : 2);

/** Returns the inverse of a rate, for display only; null if the rate isn't positive. */
export function invertRate(rate: string): string | null {
  const value = Number(rate);
  return value > 0 ? normalizeDecimal((1 / value).toFixed(getDecimals(value))) : null;
}
