import type { GameProfile } from './gameProfiles';

export const DAY_SECONDS = 86_400;

/** A type of node. Hashrates are in mTH/s, prices in USDT and costs in ORE. */
export interface NodeType {
  code: string;
  name: string;
  hashrate: bigint;
  price: string;
  /** Cost of the upgrade to level 2; each further one costs `upgradeCostFactor` times as much. */
  upgradeCost: string;
}

/** All parameters of the game; amounts are decimals. `GET /shared/game/rules` returns them. */
export const ECONOMY = {
  grant: { token: 'USDT', amount: '25' },
  /** Fee of a payment between players, in ten-thousandths; at least one minor unit. */
  transferFeeBps: 10n,
  exchangeFeeBps: 30n,
  exchange: {
    /** Largest price impact of one exchange, in ten-thousandths. */
    maxImpactBps: 500n,
    /**
     * What a player may swap and spend on nodes within 24 hours without the confirmation that payments need:
     * this much USDT, and no more than this part of the pool's USDT, in ten-thousandths. The price impact
     * stays below the exchange fees of a round trip, so someone with a stolen session can't drain the balance
     * by moving the price and arbitraging it from another account.
     */
    unconfirmed: { amount: '100', poolBps: 20n },
  },
  block: {
    /** Percentages of the reward for the miners of the block, and of each share for three levels of referrers. */
    minersPercent: 92n,
    referralPercents: [5n, 2n, 1n],
  },
  /** Battery capacity in quarter-second ticks, so that rounding never depends on when the state is read. */
  battery: { capacity: 4 * DAY_SECONDS, drainPerSecond: 4, fillPerSecond: 1 },
  /** ORE for a full recharge of one TH/s. */
  rechargeCost: '0.002',
  node: { lifeDays: 90, levelPercent: 15n, upgradeCostFactor: 2n },
  starter: { code: 'starter', name: 'Starter', hashrate: 3_000n, price: '0', upgradeCost: '0.2' },
  shop: [
    { code: 'spark', name: 'Spark', hashrate: 25_000n, price: '5', upgradeCost: '1' },
    { code: 'forge', name: 'Forge', hashrate: 100_000n, price: '22', upgradeCost: '4' },
    { code: 'furnace', name: 'Furnace', hashrate: 400_000n, price: '96', upgradeCost: '16' },
    { code: 'reactor', name: 'Reactor', hashrate: 1_500_000n, price: '400', upgradeCost: '60' },
    { code: 'star', name: 'Star', hashrate: 6_000_000n, price: '1750', upgradeCost: '240' },
  ] as readonly NodeType[],
} as const;

/** What blocks pay; together with the pool it decides how fast a node pays for itself. */
export interface BlockEmission {
  /** Initial block reward in ORE; halved every `halving` blocks. */
  reward: string;
  halving: number;
  /** Hashrate of the house in mTH/s, which mines too, so that the first player doesn't get the whole reward. */
  baselineHashrate: bigint;
}

export const BLOCK_EMISSION: Record<GameProfile['name'], BlockEmission> = {
  demo: { reward: '800', halving: 259_200, baselineHashrate: 60_000_000n },
  standard: { reward: '200', halving: 52_560, baselineHashrate: 2_000_000_000n },
};

/** What the exchange pool starts with, in whole tokens. */
export const POOL_START: Record<GameProfile['name'], { ORE: string; USDT: string }> = {
  demo: { ORE: '100000', USDT: '50000' },
  standard: { ORE: '2000000', USDT: '1000000' },
};

const MIN_BLOCKS_WITH_SHARES = 250;
const HOUR_SECONDS = 3600;

/**
 * Returns the number of recent blocks for which individual shares are kept: at least enough for the one-hour
 * chart.
 */
export const countBlocksWithShares = ({ blockSeconds }: { blockSeconds: number }): number =>
  Math.max(MIN_BLOCKS_WITH_SHARES, Math.ceil(HOUR_SECONDS / blockSeconds));
