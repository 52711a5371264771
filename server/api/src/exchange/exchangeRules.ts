import { ECONOMY } from '../economy';

const WHOLE = 10_000n;

/** What a pool holds of the two tokens, in minor units. */
export interface Reserves {
  from: bigint;
  to: bigint;
}

export interface Swap {
  /** Part of the amount that stays in the pool as its fee. */
  fee: bigint;
  received: bigint;
}

/** What `amount` brings from a constant-product pool: `floor(y · dx' / (x + dx'))`, where `dx'` is the amount less the fee. */
export function swap(amount: bigint, { from, to }: Reserves): Swap {
  const fee = (amount * ECONOMY.exchangeFeeBps + WHOLE - 1n) / WHOLE;
  const net = amount - fee;
  return { fee, received: (to * net) / (from + net) };
}

/** How much worse than the pool's price an amount fares because of its size, 0 to 1. */
export function priceImpact(amount: bigint, { from }: Reserves): number {
  const { fee } = swap(amount, { from, to: 0n });
  const net = amount - fee;
  return Number((net * WHOLE) / (from + net)) / Number(WHOLE);
}
