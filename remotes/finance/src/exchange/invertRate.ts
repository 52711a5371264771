import { normalizeDecimal } from '@hashgrid/contracts';

/** Decimal places of an inverted rate: as many as the API gives a rate, but no more digits than a float has. */
const getDecimals = (rate: number) => (rate >= 1 ? 8 : 2);

/** Returns what one token of the other side costs, for display only; null for a rate of 0. */
export function invertRate(rate: string): string | null {
  const value = Number(rate);
  return value > 0 ? normalizeDecimal((1 / value).toFixed(getDecimals(value))) : null;
}
