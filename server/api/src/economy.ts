export const DAY_SECONDS = 86_400;

/** One kind of node. Hashrates are mTH/s; prices are decimals of USDT, costs of ORE. */
export interface NodeModel {
  code: string;
  name: string;
  hashrate: bigint;
  price: string;
  /** Of the upgrade to level 2; each next one costs twice as much. */
  upgradeCost: string;
}

/** All numbers of the game; amounts are decimals. `GET /shared/game/rules` prints them. */
export const ECONOMY = {
  grant: { token: 'USDT', amount: '25' },
  pool: { ORE: '100000', USDT: '50000' },
  /** Fee of a payment between players, in ten-thousandths; at least one minor unit. */
  transferFeeBps: 10n,
  exchangeFeeBps: 30n,
  block: {
    /** ORE of the first blocks; halved every `halving` blocks. */
    reward: '6.25',
    halving: 52_560,
    /** Percents of the reward for those who worked, and of each share for three generations of inviters. */
    minersPercent: 92n,
    referralPercents: [5n, 2n, 1n],
    /** mTH/s that work beside the players, so that the first one does not take everything. */
    houseHashrate: 500_000n,
  },
  /** In quarter-second ticks, so that no rounding depends on when somebody looks. */
  battery: { capacity: 4 * DAY_SECONDS, drainPerSecond: 4, fillPerSecond: 1 },
  /** ORE for a full recharge of one TH/s. */
  rechargeCost: '0.002',
  node: { lifeDays: 90, levelPercent: 15n },
  starter: { code: 'starter', name: 'Starter', hashrate: 3_000n, price: '0', upgradeCost: '0.2' },
  shop: [
    { code: 'spark', name: 'Spark', hashrate: 25_000n, price: '5', upgradeCost: '1' },
    { code: 'forge', name: 'Forge', hashrate: 100_000n, price: '22', upgradeCost: '4' },
    { code: 'furnace', name: 'Furnace', hashrate: 400_000n, price: '96', upgradeCost: '16' },
    { code: 'reactor', name: 'Reactor', hashrate: 1_500_000n, price: '400', upgradeCost: '60' },
    { code: 'star', name: 'Star', hashrate: 6_000_000n, price: '1750', upgradeCost: '240' },
  ] as readonly NodeModel[],
} as const;

/** How many of the newest blocks are kept with everybody's single share. */
export const BLOCKS_WITH_SHARES = 250;
