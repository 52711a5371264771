import { isOutgoing } from './transactionText';

/** Minus as tall and wide as the plus; unlike a hyphen it stays before the digits of every script. */
const MINUS = '\u2212';

/**
 * A signed amount for showing: sign, then the digits as `format` writes them.
 * @param amount decimal string as the ledger has it: `-2.5`
 */
export function signedAmount(amount: string, format: (unsigned: string) => string): string {
  const isOut = isOutgoing({ amount });
  return `${isOut ? MINUS : '+'}${format(isOut ? amount.slice(1) : amount)}`;
}
