import type { Context } from '../../Context';
import { DAY_SECONDS, ECONOMY, POOL_START } from '../../economy';
import { swap, type Reserves } from '../../exchange/exchangeRules';
import { GAME_PROFILES } from '../../gameProfiles';
import { toDecimal, toExactMinorUnits } from '../../ledger/amounts';
import { ORE_DECIMALS, USDT_DECIMALS } from '../../ledger/tokenDecimals';
import { getEmission } from './blockRules';
import { calculateDailyEarnings, estimatePayback, projectEarnings } from './projectEarnings';

const profile = GAME_PROFILES.demo;
const start = POOL_START.demo;
const emission = getEmission(profile);
const reserves: Reserves = {
  from: toExactMinorUnits(start.ORE, ORE_DECIMALS),
  to: toExactMinorUnits(start.USDT, USDT_DECIMALS),
};
const context = { config: { gameProfile: profile } } as Context;

describe('an estimate of earnings', () => {
  test('is worth what the pool would pay for it, never more than the pool has', () => {
    // Almost the whole network: at the pool's price, the projection would be a multiple of what the pool has.
    const hashrate = emission.baselineHashrate * 100n;
    const rate = { hashrate, playersHashrate: hashrate, height: 0, reserves };
    const { month, value } = projectEarnings(context, rate);
    const price = Number(start.USDT) / Number(start.ORE);
    expect(Number(month) * price).toBeGreaterThan(Number(start.USDT));
    expect(Number(value.month)).toBeLessThan(Number(start.USDT));
    const sold = swap(toExactMinorUnits(month, ORE_DECIMALS), reserves).received;
    expect(value.month).toBe(toDecimal(sold, USDT_DECIMALS));
  });

  test('accounts for a halving within the week', () => {
    const rate = { hashrate: 1_000_000n, playersHashrate: 1_000_000n, reserves };
    const lastBlock = { ...rate, height: emission.halving - 1 };
    const { day, week } = projectEarnings(context, lastBlock);
    expect(day).toBe(toDecimal(calculateDailyEarnings(profile, lastBlock), ORE_DECIMALS));
    // One block is paid in full, and the rest of the seven days at half the reward.
    expect(Number(week)).toBeLessThan(Number(day) * 3.6);
  });
});

describe('the payback time of a node', () => {
  // The most expensive node: its price, paid into the pool, changes the pool's price noticeably.
  const nodeType = ECONOMY.shop.at(-1);
  const playersHashrate = nodeType!.hashrate;

  test('is the time until the mined ORE sells for the price, which was paid into the pool', () => {
    const seconds = estimatePayback(profile, nodeType!, { playersHashrate, height: 0, reserves })!;
    const price = toExactMinorUnits(nodeType!.price, USDT_DECIMALS);
    const paid = { ...reserves, to: reserves.to + price };
    const mineFor = (blocks: number) =>
      (calculateDailyEarnings(profile, { hashrate: playersHashrate, playersHashrate, height: 0 }) *
        BigInt(blocks * profile.blockSeconds)) /
      BigInt(DAY_SECONDS);
    const blocks = seconds / profile.blockSeconds;
    expect(swap(mineFor(blocks) + 1n, paid).received).toBeGreaterThanOrEqual(price);
    expect(swap(mineFor(blocks - 1), paid).received).toBeLessThan(price);
  });

  test('grows with the network and with the ORE in the pool, and is null beyond the life of the node', () => {
    const estimate = (growth: bigint, ore: bigint) =>
      estimatePayback(profile, nodeType!, {
        playersHashrate: playersHashrate + emission.baselineHashrate * growth,
        height: 0,
        reserves: { ...reserves, from: reserves.from * ore },
      });
    expect(estimate(10n, 1n)).toBeGreaterThan(estimate(0n, 1n)!);
    expect(estimate(0n, 10n)).toBeGreaterThan(estimate(0n, 1n)!);
    // In the first of these networks, the node would mine enough, but only after the end of its life.
    for (const growth of [10_000n, 1_000_000_000n]) expect(estimate(growth, 1n)).toBeNull();
    expect(
      estimatePayback(profile, nodeType!, { playersHashrate, height: emission.halving * 100, reserves }),
    ).toBeNull();
  });
});
