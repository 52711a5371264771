import { ECONOMY } from '../economy';

const WHOLE = 10_000n;

/** Reserves of the two tokens in a pool, in minor units. */
export interface Reserves {
  from: bigint;
  to: bigint;
}

export interface Swap {
  /** Fee, which stays in the pool. */
  fee: bigint;
  received: bigint;
}

/**
 * Returns what a constant-product pool pays for `amount`: `floor(y · dx' / (x + dx'))`, where `dx'` is the amount minus
 * the fee.
 */
export function swap(amount: bigint, { from, to }: Reserves): Swap {
  const fee = (amount * ECONOMY.exchangeFeeBps + WHOLE - 1n) / WHOLE;
  const net = amount - fee;
  return { fee, received: (to * net) / (from + net) };
}

/** Returns the price impact of an amount, from 0 to 1. */
export function priceImpact(amount: bigint, { from }: Reserves): number {
  const { fee } = swap(amount, { from, to: 0n });
  const net = amount - fee;
  return Number((net * WHOLE) / (from + net)) / Number(WHOLE);
}
