import { ECONOMY } from '../economy';
import { toExactMinorUnits } from '../ledger/amounts';
import { USDT_DECIMALS } from '../ledger/tokenDecimals';

const WHOLE_BPS = 10_000n;

/**
 * Reserves of a pool in minor units: `from` of the token that is paid in, `to` of the one that is received.
 */
export interface Reserves {
  from: bigint;
  to: bigint;
}

export interface Swap {
  /** Fee in minor units of the token paid in; it stays in the pool. */
  fee: bigint;
  /** In minor units of the other token. */
  received: bigint;
}

/**
 * Returns what a constant-product pool pays for `amount`: `floor(y · dx' / (x + dx'))`, where `dx'` is the amount minus
 * the fee.
 */
export function swap(amount: bigint, { from, to }: Reserves): Swap {
  const fee = (amount * ECONOMY.exchangeFeeBps + WHOLE_BPS - 1n) / WHOLE_BPS;
  const net = amount - fee;
  return { fee, received: (to * net) / (from + net) };
}

/** Returns the smallest amount for which a pool pays at least `received`; undefined when the pool has no more than that. */
export function getAmountFor(received: bigint, { from, to }: Reserves): bigint | undefined {
  if (received >= to) return undefined;
  const net = (from * received + to - received - 1n) / (to - received);
  const part = WHOLE_BPS - ECONOMY.exchangeFeeBps;
  return (net * WHOLE_BPS + part - 1n) / part;
}

function calculateImpactBps(amount: bigint, { from }: Reserves): bigint {
  const { fee } = swap(amount, { from, to: 0n });
  const net = amount - fee;
  return (net * WHOLE_BPS) / (from + net);
}

/** Returns the price impact of an amount, from 0 to 1. */
export const calculatePriceImpact = (amount: bigint, reserves: Reserves): number =>
  Number(calculateImpactBps(amount, reserves)) / Number(WHOLE_BPS);

/** Returns whether an amount moves the price by more than one exchange may. */
export const exceedsMaxImpact = (amount: bigint, reserves: Reserves): boolean =>
  calculateImpactBps(amount, reserves) > ECONOMY.exchange.maxImpactBps;

const UNCONFIRMED = toExactMinorUnits(ECONOMY.exchange.unconfirmed.amount, USDT_DECIMALS);

/**
 * Returns the USDT that a player may swap and spend on nodes within 24 hours without a confirmation, for a
 * pool of `reserve` USDT; both in minor units.
 */
export function getUnconfirmedLimit(reserve: bigint): bigint {
  const part = (reserve * ECONOMY.exchange.unconfirmed.poolBps) / WHOLE_BPS;
  return part < UNCONFIRMED ? part : UNCONFIRMED;
}
