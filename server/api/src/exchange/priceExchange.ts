import { DEFAULT_TOKEN_SYMBOL } from '@hashgrid/contracts';
import { fieldError } from '../DomainError';
import { toMinorUnits } from '../ledger/amounts';
import { FIELD_MESSAGES } from '../messages';
import { exceedsMaxImpact, swap, type Reserves, type Swap } from './exchangeRules';
import type { PreparedExchange } from './prepareExchange';

export interface PricedExchange extends Swap {
  /** The USDT that the player pays or receives, in minor units. */
  value: bigint;
}

/** Checks that the player receives at least the agreed amount. Throws a field error on `minReceived`. */
function assertReceivesAtLeast(received: bigint, minimum: string, decimals: number): void {
  const units = toMinorUnits(minimum, decimals);
  if (units === undefined) throw fieldError('minReceived', FIELD_MESSAGES.tooManyDecimals);
  if (received < units) throw fieldError('minReceived', FIELD_MESSAGES.priceChanged);
}

/** Prices an exchange at the pool's reserves. Throws a field error on `amount` or `minReceived`. */
export function priceExchange(
  { from, to, amount }: PreparedExchange,
  { reserves, minReceived }: { reserves: Reserves; minReceived?: string },
): PricedExchange {
  const { fee, received } = swap(amount, reserves);
  if (received === 0n) throw fieldError('amount', FIELD_MESSAGES.amountTooSmall);
  if (exceedsMaxImpact(amount, reserves)) throw fieldError('amount', FIELD_MESSAGES.priceImpactTooHigh);
  if (minReceived !== undefined) assertReceivesAtLeast(received, minReceived, to.decimals);
  return { fee, received, value: from.code === DEFAULT_TOKEN_SYMBOL ? amount : received };
}
