import { ECONOMY } from '../src/economy';
import { swap } from '../src/exchange/exchangeRules';
import { toExactMinorUnits } from '../src/ledger/amounts';
import { USDT_DECIMALS } from '../src/ledger/tokenDecimals';
import type { Market } from './Market';

/** Measures the payback of a newcomer's first node, which doesn't affect the market. */
export class ObservedNode {
  private earned = 0n;
  /** Seconds from the purchase until the node has earned its price; null before that. */
  payback: number | null = null;
  constructor(readonly boughtAt: number) {}

  /** Adds what the node earned in the last step, estimated as its earnings in the next one. Call it after each step of the market. */
  observe(market: Pick<Market, 'now' | 'reserves' | 'calculateStepEarnings'>): void {
    const [nodeType] = ECONOMY.shop;
    if (!nodeType || market.now <= this.boughtAt || this.payback !== null) return;
    this.earned += swap(market.calculateStepEarnings(nodeType.hashrate), market.reserves).received;
    if (this.earned < toExactMinorUnits(nodeType.price, USDT_DECIMALS)) return;
    this.payback = market.now - this.boughtAt;
  }
}
