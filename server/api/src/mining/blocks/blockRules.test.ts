import { ECONOMY, type BlockEmission } from '../../economy';
import {
  computeBlockHash,
  countBlocksUntil,
  findDueSpan,
  getBlockReward,
  calculateRewardsForShare,
  calculateShareOfRewards,
  sumBlockRewards,
  computeWinningFraction,
} from './blockRules';

describe('blocks', () => {
  const emission: BlockEmission = { reward: '6.25', halving: 100, baselineHashrate: 500_000n };

  test('halves the reward at fixed intervals until nothing is left', () => {
    expect([0, 99, 100, 200].map((number) => getBlockReward(number, emission))).toEqual([
      625_000_000n,
      625_000_000n,
      312_500_000n,
      156_250_000n,
    ]);
    expect(getBlockReward(100 * 30, emission)).toBe(0n);
    expect(getBlockReward(100 * 100, emission)).toBe(0n);
  });

  test('adds up the rewards of blocks across halvings', () => {
    const listed = Array.from({ length: 400 }, (_value, number) => getBlockReward(number, emission));
    const sumListed = (first: number, count: number) =>
      listed.slice(first, first + count).reduce((sum, reward) => sum + reward, 0n);
    for (const [first, count] of [
      [0, 0],
      [0, 100],
      [99, 2],
      [150, 250],
    ] as const)
      expect(sumBlockRewards(first, count, emission)).toBe(sumListed(first, count));
    expect(sumBlockRewards(0, 1e12, emission)).toBeLessThan(2n * 100n * 625_000_000n);
  });

  test('counts the blocks until a sum of rewards, and returns undefined for one that is never reached', () => {
    for (const [first, count] of [
      [0, 1],
      [0, 100],
      [99, 2],
      [150, 250],
    ] as const)
      expect(countBlocksUntil(sumBlockRewards(first, count, emission), first, emission)).toBe(count);
    expect(countBlocksUntil(sumBlockRewards(0, 150, emission) + 1n, 0, emission)).toBe(151);
    expect(countBlocksUntil(10n ** 18n, 0, emission)).toBeUndefined();
  });

  test('finds the finished blocks, up to the limit', () => {
    const state = { height: 7, settledUntil: 6000 };
    expect(findDueSpan(state, { now: 6599, blockSeconds: 600, limit: 5 })).toBeUndefined();
    expect(findDueSpan(state, { now: 6600, blockSeconds: 600, limit: 5 })).toEqual({
      first: 7,
      startsAt: 6000,
      seconds: 600,
      count: 1,
    });
    expect(findDueSpan(state, { now: 60_000, blockSeconds: 600, limit: 5 })?.count).toBe(5);
    expect(findDueSpan(state, { now: 60_000, blockSeconds: 600, limit: 500 })?.count).toBe(90);
  });

  test('aligns the first block after a change of profile with the new block length', () => {
    const state = { height: 7, settledUntil: 6010 };
    expect(findDueSpan(state, { now: 90_000, blockSeconds: 600, limit: 5 })).toEqual({
      first: 7,
      startsAt: 6010,
      seconds: 590,
      count: 1,
    });
  });

  test('derives a uniform, reproducible winning fraction from the hash of a block', () => {
    expect(computeBlockHash('seed', 1)).toBe(computeBlockHash('seed', 1));
    const winningFractions = Array.from({ length: 2000 }, (_value, number) =>
      Number(computeWinningFraction(computeBlockHash('seed', number))),
    );
    expect(winningFractions.every((fraction) => fraction >= 0 && fraction < 1)).toBe(true);
    expect(
      winningFractions.filter((fraction) => fraction < 0.25).length / winningFractions.length,
    ).toBeCloseTo(0.25, 1);
  });

  test('shares rewards among players and the house by hashrate', () => {
    const share = { hashrate: 500_000n, playersHashrate: 500_000n };
    const mined = (1000n * ECONOMY.block.minersPercent) / 200n;
    expect(calculateShareOfRewards(1000n, share, emission)).toBe(mined);
    expect(calculateRewardsForShare(mined, share, emission)).toBe(1000n);
    expect(calculateShareOfRewards(1000n, { ...share, hashrate: 0n }, emission)).toBe(0n);
  });
});
