import { isOutgoing } from './describeTransaction';

/** A true minus sign; unlike a hyphen, it stays before the digits in right-to-left scripts. */
const MINUS = '\u2212';

/**
 * Formats a signed amount for display: sign, then the digits formatted by `format`.
 * @param amount Decimal string from the ledger, such as `-2.5`.
 */
export function formatSignedAmount(amount: string, format: (unsigned: string) => string): string {
  const isOut = isOutgoing({ amount });
  return `${isOut ? MINUS : '+'}${format(isOut ? amount.slice(1) : amount)}`;
}
