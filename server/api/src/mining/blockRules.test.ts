import { earningsPerDay, dueSpan, blockHash, winningFraction, getBlockReward } from './blockRules';
import { rechargeCost, getNodeModel, upgradeCost } from './nodeCosts';

describe('blocks', () => {
  test('halves the reward every 52,560 blocks until nothing is left', () => {
    expect([0, 52_559, 52_560, 105_120].map(getBlockReward)).toEqual([
      625_000_000n,
      625_000_000n,
      312_500_000n,
      156_250_000n,
    ]);
    expect(getBlockReward(52_560 * 30)).toBe(0n);
    expect(getBlockReward(52_560 * 100)).toBe(0n);
  });

  test('returns the finished blocks, up to the limit', () => {
    const state = { height: 7, settledUntil: 6000 };
    expect(dueSpan(state, { now: 6599, blockSeconds: 600, limit: 5 })).toBeUndefined();
    expect(dueSpan(state, { now: 6600, blockSeconds: 600, limit: 5 })).toEqual({
      first: 7,
      startsAt: 6000,
      seconds: 600,
      count: 1,
    });
    expect(dueSpan(state, { now: 60_000, blockSeconds: 600, limit: 5 })?.count).toBe(5);
    expect(dueSpan(state, { now: 60_000, blockSeconds: 600, limit: 500 })?.count).toBe(90);
  });

  test('aligns the first block after a change of profile with the new block length', () => {
    const state = { height: 7, settledUntil: 6010 };
    expect(dueSpan(state, { now: 90_000, blockSeconds: 600, limit: 5 })).toEqual({
      first: 7,
      startsAt: 6010,
      seconds: 590,
      count: 1,
    });
  });

  test('draws a uniform, reproducible lottery value from the hash of a block', () => {
    expect(blockHash('seed', 1)).toBe(blockHash('seed', 1));
    const winningFractions = Array.from({ length: 2000 }, (_value, number) =>
      Number(winningFraction(blockHash('seed', number))),
    );
    expect(winningFractions.every((lot) => lot >= 0 && lot < 1)).toBe(true);
    expect(winningFractions.filter((lot) => lot < 0.25).length / winningFractions.length).toBeCloseTo(
      0.25,
      1,
    );
  });

  test('projects 144 blocks of the player’s share for a day', () => {
    const rate = { players: 500_000n, reward: 625_000_000n, blockSeconds: 600 };
    expect(earningsPerDay(500_000n, rate)).toBe((575_000_000n * 144n) / 2n);
    expect(earningsPerDay(0n, rate)).toBe(0n);
  });
});

describe('costs', () => {
  test('doubles the cost of each upgrade and has none at the maximum level', () => {
    const model = getNodeModel('spark');
    expect([1, 2, 3, 4, 5].map((level) => upgradeCost(model, level))).toEqual([
      100_000_000n,
      200_000_000n,
      400_000_000n,
      800_000_000n,
      undefined,
    ]);
  });

  test('charges for the missing part of the battery, rounded up, and nothing when full', () => {
    const full = 4 * 86_400;
    expect(rechargeCost(25_000n, 0)).toBe(5_000_000n);
    expect(rechargeCost(25_000n, full / 2)).toBe(2_500_000n);
    expect(rechargeCost(25_000n, full - 1)).toBe(15n);
    expect(rechargeCost(25_000n, full)).toBe(0n);
  });
});
