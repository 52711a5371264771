import { getNodeType, getRechargeCost, getUpgradeCost } from './nodeCosts';

describe('costs of nodes', () => {
  test('doubles the cost of each upgrade and has none at the maximum level', () => {
    const nodeType = getNodeType('spark');
    expect([1, 2, 3, 4, 5].map((level) => getUpgradeCost(nodeType, level))).toEqual([
      100_000_000n,
      200_000_000n,
      400_000_000n,
      800_000_000n,
      undefined,
    ]);
  });

  test('charges for the missing part of the battery, rounded up, and nothing when full', () => {
    const full = 4 * 86_400;
    expect(getRechargeCost(25_000n, 0)).toBe(5_000_000n);
    expect(getRechargeCost(25_000n, full / 2)).toBe(2_500_000n);
    expect(getRechargeCost(25_000n, full - 1)).toBe(15n);
    expect(getRechargeCost(25_000n, full)).toBe(0n);
  });
});
